import { parentPort } from 'node:worker_threads'
import { judgeRecordings } from '../../src/listening/listen-to-bytes.ts'
import { answerOnThread } from '../../src/threads/answer-on-thread.ts'
import { knownJudge } from '../known-judge.ts'

if (parentPort) answerOnThread(parentPort, judgeRecordings(knownJudge))
