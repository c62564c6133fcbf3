import { judgePhotos } from '../looking/look-at-bytes.ts'
import { openPhotoJudge } from './open-photo-judge.ts'
import { serveOnThread } from './serve-on-thread.ts'

/** Looks at one photo after the other, on a thread of its own. */
serveOnThread(() => judgePhotos(openPhotoJudge()))
