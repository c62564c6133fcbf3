import { parentPort } from 'node:worker_threads'
import { judgePhotos } from '../../src/looking/look-at-bytes.ts'
import { answerOnThread } from '../../src/threads/answer-on-thread.ts'
import { knownPhotoJudge } from '../known-photo-judge.ts'

if (parentPort) answerOnThread(parentPort, judgePhotos(knownPhotoJudge))
