import { parentPort } from 'node:worker_threads'
import { judgeRecordings } from '../../src/listening/listen-to-bytes.ts'
import { answerOnThread } from '../../src/threads/answer-on-thread.ts'

/** Its judge has a bug. */
if (parentPort)
  answerOnThread(
    parentPort,
    judgeRecordings(() => {
      throw new TypeError('the judge has a bug')
    }),
  )
