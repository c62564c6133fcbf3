import { readFile, stat } from 'node:fs/promises'
import { ERRORS, HEARING_LIMITS } from '@candi/contracts'
import type { SoundJudgement, ToldOfSound } from '@candi/engines/audio'
import { ListeningRoom } from '../listening/listening-room.ts'
import type { ListeningThread } from '../listening/listening-thread.ts'

const THREADS = 2
/** In memory at once, so that a long one does not keep the other thread waiting: no more than the room has space for. */
const AHEAD = 4

export interface FileHeard {
  readonly file: string
  readonly judgement: SoundJudgement | null
  /** The sentence that says why there is no judgement. */
  readonly error: string | null
}

/** Answers in the order of the files; two are heard at a time, and never more than four lie in memory. */
export async function* listenToFiles(
  files: readonly string[],
  told: ToldOfSound,
  openThread: () => ListeningThread,
): AsyncGenerator<FileHeard> {
  const room = new ListeningRoom({ openThread, threads: THREADS, onFailure: () => {} })
  const ahead: Promise<FileHeard>[] = []
  try {
    for (const [index, file] of files.entries()) {
      ahead.push(listenToFile(room, String(index), file, told))
      const first = ahead.length >= AHEAD ? ahead.shift() : undefined
      if (first) yield await first
    }
    for (const rest of ahead) yield await rest
  } finally {
    room.close()
  }
}

async function listenToFile(
  room: ListeningRoom,
  client: string,
  file: string,
  told: ToldOfSound,
): Promise<FileHeard> {
  const failed = (error: string): FileHeard => ({ file, judgement: null, error })
  const bytes = await readSmall(file)
  if (typeof bytes === 'string') return failed(bytes)
  const seat = room.enter(client, bytes.byteLength)
  if (typeof seat === 'string') return failed(ERRORS[seat].text)
  try {
    const never = new AbortController().signal
    const listened = await seat.listen([bytes], told, never, () => {})
    if (listened === null || 'failure' in listened)
      return failed(ERRORS[listened?.failure ?? 'internal'].text)
    return { file, judgement: listened.judgement, error: null }
  } finally {
    seat.leave()
  }
}

/** The bytes of a file of its own buffer, or the sentence that says why not. */
async function readSmall(file: string): Promise<Uint8Array<ArrayBuffer> | string> {
  try {
    const { size } = await stat(file)
    return size > HEARING_LIMITS.bytes
      ? ERRORS['recording-too-large'].text
      : new Uint8Array(await readFile(file))
  } catch {
    return 'This file cannot be read.'
  }
}
