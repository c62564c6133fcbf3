import type { MessagePort } from 'node:worker_threads'
import { type Judge, listenToBytes } from './listen-to-bytes.ts'
import { type ThreadWord, threadQuestion } from './thread-words.ts'

/** Progress is told in so many steps: more would only be noise on the line. */
const STEPS = 20

/** Makes this thread answer what it is asked through the port, once its judge is there. */
export function answerOnThread(
  port: Pick<MessagePort, 'on' | 'postMessage'>,
  judge: Judge | Promise<Judge>,
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

async function answer(
  bytes: Uint8Array,
  told: Parameters<Judge>[1],
  judge: Judge,
  say: (word: ThreadWord) => void,
): Promise<ThreadWord> {
  let lastStep = 0
  const listened = await listenToBytes(bytes, told, judge, (done) => {
    const step = Math.floor(done * STEPS)
    if (step <= lastStep) return
    lastStep = step
    say({ kind: 'progress', done: step / STEPS })
  })
  if ('judgement' in listened) return { kind: 'heard', judgement: listened.judgement }
  const { failure } = listened
  if (failure === 'internal' || failure === 'recording-too-slow')
    throw new Error(`A thread cannot say ${failure}.`)
  return { kind: 'failure', failure }
}
