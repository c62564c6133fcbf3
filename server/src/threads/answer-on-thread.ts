import type { MessagePort } from 'node:worker_threads'
import type { Judged } from './judging-thread.ts'
import { type ThreadWord, threadQuestion } from './thread-words.ts'

/** Progress is told in so many steps: more would only be noise on the line. */
const STEPS = 20

/** From the bytes of a file and what was told of it to a judgement. */
export type JudgeBytes<Judgement> = (
  bytes: Uint8Array,
  told: unknown,
  onProgress: (done: number) => void,
) => Promise<Judged<Judgement>>

/** Makes this thread answer what it is asked through the port, once its judge is there. */
export function answerOnThread<Judgement>(
  port: Pick<MessagePort, 'on' | 'postMessage'>,
  judge: JudgeBytes<Judgement> | Promise<JudgeBytes<Judgement>>,
): void {
  const say = (word: ThreadWord) => port.postMessage(word)
  const opened = Promise.resolve(judge)
  // Told to whoever asks, each time; nobody may be there yet.
  opened.catch(() => {})
  port.on('message', (message: unknown) => {
    const { blocks, told } = threadQuestion.parse(message)
    opened
      .then((ready) => {
        say({ kind: 'progress', done: 0 })
        return answer(Buffer.concat(blocks), told, ready, say)
      })
      .then(say, (error: unknown) =>
        say({ kind: 'broken', error: error instanceof Error ? error : new Error(String(error)) }),
      )
  })
}

async function answer<Judgement>(
  bytes: Uint8Array,
  told: unknown,
  judge: JudgeBytes<Judgement>,
  say: (word: ThreadWord) => void,
): Promise<ThreadWord> {
  let lastStep = 0
  const judged = await judge(bytes, told, (done) => {
    const step = Math.floor(done * STEPS)
    if (step <= lastStep) return
    lastStep = step
    say({ kind: 'progress', done: step / STEPS })
  })
  return 'failure' in judged
    ? { kind: 'failure', failure: judged.failure }
    : { kind: 'judged', judgement: judged.judgement }
}
