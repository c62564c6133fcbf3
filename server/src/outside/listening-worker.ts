import { parentPort, workerData } from 'node:worker_threads'
import { answerOnThread } from '../listening/answer-on-thread.ts'
import { lowerOwnPriority } from '../listening/lower-own-priority.ts'
import { openSoundJudge } from './open-sound-judge.ts'

/** Listens to one recording after the other, on a thread of its own. */
if (workerData === 'gives way') lowerOwnPriority()
if (parentPort) answerOnThread(parentPort, openSoundJudge())
