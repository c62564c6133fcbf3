import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { ERRORS, type ErrorCode } from '@candi/contracts'
import { judgeInRoom } from '../threads/judge-in-room.ts'
import type { ThreadRoom } from '../threads/thread-room.ts'
import { printable, printableJson } from './printable.ts'
import { readBoundedFile } from './read-bounded-file.ts'

/** In memory at once, so that a long one does not keep the other threads waiting: no more than a room has space for. */
const AHEAD = 4

export interface FilesToJudge<Told, Judgement> {
  readonly files: Iterable<string> | AsyncIterable<string>
  readonly told: Told
  /** Closed at the end. */
  readonly room: ThreadRoom<Told, Judgement>
  readonly mostBytes: number
  readonly whenTooLarge: ErrorCode
}

/** What a file is answered with: for programs a line of JSON, for people a few lines. */
export interface FileWords<Judgement> {
  readonly isJson: boolean
  readonly ofJudgement: (file: string, judgement: Judgement) => string
}

interface FileJudged<Judgement> {
  readonly file: string
  readonly judgement: Judgement | null
  /** The sentence that says why there is no judgement. */
  readonly error: string
}

/** Writes an answer a file, in the order of the files; resolves with 0, or with 2 where one of them could not be judged. */
export async function writeJudgements<Told, Judgement>(
  asked: FilesToJudge<Told, Judgement>,
  words: FileWords<Judgement>,
  out: Writable,
): Promise<number> {
  let isAllJudged = true
  for await (const { file, judgement, error } of judgeFiles(asked)) {
    isAllJudged &&= judgement !== null
    const text = judgement === null ? ofError(file, error, words.isJson) : words.ofJudgement(file, judgement)
    if (!out.write(`${text}\n`)) await once(out, 'drain')
  }
  return isAllJudged ? 0 : 2
}

const ofError = (file: string, error: string, isJson: boolean) =>
  isJson ? printableJson({ file, error }) : `${printable(file)}\n  ${error}\n`

/** As many at a time as the room has threads; never more than four lie in memory. */
async function* judgeFiles<Told, Judgement>(
  asked: FilesToJudge<Told, Judgement>,
): AsyncGenerator<FileJudged<Judgement>> {
  const ahead: Promise<FileJudged<Judgement>>[] = []
  try {
    let count = 0
    for await (const file of asked.files) {
      count += 1
      ahead.push(judgeFile(asked, String(count), file))
      const first = ahead.length >= AHEAD ? ahead.shift() : undefined
      if (first) yield await first
    }
    for (const rest of ahead) yield await rest
  } finally {
    await asked.room.close()
  }
}

async function judgeFile<Told, Judgement>(
  asked: FilesToJudge<Told, Judgement>,
  client: string,
  file: string,
): Promise<FileJudged<Judgement>> {
  const failed = (error: string) => ({ file, judgement: null, error })
  const bytes = await readBoundedFile(file, asked.mostBytes, ERRORS[asked.whenTooLarge].text)
  if (typeof bytes === 'string') return failed(bytes)
  const judged = await judgeInRoom(asked.room, client, bytes, asked.told)
  if ('failure' in judged) return failed(ERRORS[judged.failure].text)
  return { file, judgement: judged.judgement, error: '' }
}
