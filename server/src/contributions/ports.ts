/** The sound of a recording, or a part of it, on its way to a listener. */
export interface SoundStream {
  /** Bytes of the whole recording. */
  readonly totalBytes: number
  readonly body: ReadableStream<Uint8Array>
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** Where sound lies. A file there without a row in the database belongs to nobody and is swept away. */
export interface RecordingStorage {
  /**
   * Keeps bytes of an upload from `offset` on. Resolves once the disk has them, with how many were kept; where the line
   * breaks in the middle, what arrived before is kept. Reads no more than `most`: `isOver` tells that there was more.
   */
  append(
    id: string,
    offset: number,
    bytes: AsyncIterable<Uint8Array>,
    most: number,
  ): Promise<{ readonly kept: number; readonly isOver: boolean }>
  /** Hands all parts of an upload over as one file on this machine. */
  withUpload<Value>(id: string, bytes: number, use: (path: string) => Promise<Value>): Promise<Value>
  /** A name on this machine for a file that is being made; whatever is there is gone afterwards. */
  withDraft<Value>(use: (path: string) => Promise<Value>): Promise<Value>
  /** Takes a finished file into the storage under this id, in one step. Resolves once it is there for good. */
  keep(id: string, path: string): Promise<void>
  /** Null: there is no such recording, or no such part of it. */
  read(id: string, range: ByteRange | null): Promise<SoundStream | null>
  /** Hands a kept recording over as a file on this machine; null where there is none. */
  withSound<Value>(id: string, use: (path: string) => Promise<Value>): Promise<Value | null>
  /** Parts of an upload; the kept recording stays. */
  removeUpload(id: string): Promise<void>
  /** All of it. Nothing there is no failure. */
  remove(id: string): Promise<void>
  /** Ids of everything of ours that lies there, some of them perhaps twice. */
  ids(): AsyncIterable<string>
  /** Ids of uploads of which parts lie there, some of them perhaps twice. */
  uploadIds(): AsyncIterable<string>
  /** Clears away drafts that a killed process left. */
  tidy(now: Date): Promise<void>
}

/** What a recording turned out to be, once nothing but its sound was left. */
export interface InspectedRecording {
  readonly mediaType: string
  readonly seconds: number
  /** SHA-256 of the sound as it was coded: the same for the same sound under other names, tags and wrappings. */
  readonly soundHash: string
}

/** So many recordings wait for the workshop that this one must come back; nothing happened to it. */
export class WorkshopIsFull extends Error {}

/** Work on whole recordings, away from the thread that answers visitors. Accounts take turns; too many reject with WorkshopIsFull. */
export interface RecordingWorkshop {
  /** Writes the sound of a file, and nothing else of it, to another. Null: there is no sound in it that can be read. */
  strip(from: string, to: string, account: string): Promise<InspectedRecording | null>
  /** Loudest value of each of 400 parts; null where this kind of sound cannot be decoded here. For a reviewer. */
  measurePeaks(path: string): Promise<readonly number[] | null>
}
