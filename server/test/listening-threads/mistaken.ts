import { parentPort } from 'node:worker_threads'
import { answerOnThread } from '../../src/listening/answer-on-thread.ts'

/** Its judge has a bug. */
if (parentPort)
  answerOnThread(parentPort, () => {
    throw new TypeError('the judge has a bug')
  })
