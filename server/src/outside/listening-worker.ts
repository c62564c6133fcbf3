import { judgeRecordings } from '../listening/listen-to-bytes.ts'
import { openSoundJudge } from './open-sound-judge.ts'
import { serveOnThread } from './serve-on-thread.ts'

/** Listens to one recording after the other, on a thread of its own. */
serveOnThread(() => openSoundJudge().then(judgeRecordings))
