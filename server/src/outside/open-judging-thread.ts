import type { Worker } from 'node:worker_threads'
import type { ErrorCode } from '@candi/contracts'
import { EndGate } from '../threads/end-gate.ts'
import type { Judged, JudgingThread } from '../threads/judging-thread.ts'
import { threadWord } from '../threads/thread-words.ts'
import { openWorker } from './open-worker.ts'

export interface ThreadKind<Judgement> {
  /** Built or not: see `workerBeside`. */
  readonly script: URL
  /** Where others are served too. */
  readonly givesWay: boolean
  /** Of objects; samples, pixels and files lie beside them and are bounded by their length. */
  readonly mostMemoryMb: number
  /** What fills a thread's memory is a file that was built to. */
  readonly whenMemoryIsFull: ErrorCode
  readonly readJudgement: (value: unknown) => Judgement
}

/** A thread that judges files. It holds the process only while it works. */
export function openJudgingThread<Told extends object, Judgement>(
  kind: ThreadKind<Judgement>,
): JudgingThread<Told, Judgement> {
  const gate = new EndGate()
  const worker = openWorker(kind.script, { givesWay: kind.givesWay, gate: gate.memory }, kind.mostMemoryMb)
  worker.unref()
  // Of a thread that dies while nobody asks it anything: the next who asks is told.
  worker.on('error', () => {})
  let isGone = false
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      isGone = true
      resolve()
    })
  })
  return {
    judge: (blocks, told, onProgress) =>
      isGone
        ? Promise.reject(new Error('A judging thread ended while nobody asked it anything.'))
        : answerOf(worker, kind, { blocks, told }, onProgress),
    end: async () => {
      if (!isGone && gate.wishEnd()) await worker.terminate()
      await gone
    },
  }
}

function answerOf<Judgement>(
  worker: Worker,
  kind: ThreadKind<Judgement>,
  question: { readonly blocks: readonly Uint8Array<ArrayBuffer>[]; readonly told: object },
  onProgress: (done: number) => void,
): Promise<Judged<Judgement>> {
  return new Promise<Judged<Judgement>>((resolve, reject) => {
    const settle = () => {
      worker.off('message', read).off('error', fail).off('exit', gone)
      worker.unref()
    }
    const read = (message: unknown) => {
      const word = threadWord.parse(message)
      if (word.kind === 'progress') return onProgress(word.done)
      settle()
      if (word.kind === 'judged') resolve({ judgement: kind.readJudgement(word.judgement) })
      else if (word.kind === 'failure') resolve({ failure: word.failure })
      else reject(word.error)
    }
    const fail = (error: NodeJS.ErrnoException) => {
      settle()
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ failure: kind.whenMemoryIsFull })
      else reject(error)
    }
    const gone = (code: number) => {
      settle()
      reject(new Error(`A judging thread ended with ${code} and without a word.`))
    }
    worker.on('message', read).on('error', fail).on('exit', gone)
    worker.ref()
    worker.postMessage(
      question,
      question.blocks.map(({ buffer }) => buffer),
    )
  })
}
