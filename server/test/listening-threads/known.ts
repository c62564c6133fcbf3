import { parentPort } from 'node:worker_threads'
import { answerOnThread } from '../../src/listening/answer-on-thread.ts'
import { knownJudge } from '../known-judge.ts'

if (parentPort) answerOnThread(parentPort, knownJudge)
