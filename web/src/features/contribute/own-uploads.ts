import {
  readUploadProgress,
  sendRecordingPart,
  startContribution,
  withdrawContribution,
} from '../../api/contributions.ts'
import { forgetUploadedRecording, keepUploadedRecording } from '../../api/uploaded-recordings.ts'
import { forgetStartedUpload, keepStartedUpload, printOf } from './started-uploads.ts'
import { Uploads } from './uploads.ts'

const settledListeners = new Set<() => void>()
/** Calls back when an upload of this page became a recording, or came to nothing: the list of the server is another now. */
export function whenUploadSettled(listener: () => void): () => void {
  settledListeners.add(listener)
  return () => settledListeners.delete(listener)
}
function settled(id: string): void {
  forgetStartedUpload(id)
  for (const listener of settledListeners) listener()
}

/** The uploads of this page. */
export const ownUploads = new Uploads({
  start: startContribution,
  progressOf: readUploadProgress,
  sendPart: sendRecordingPart,
  withdraw: withdrawContribution,
  now: () => performance.now(),
  onStarted: async (id, file) =>
    keepStartedUpload({ id, name: file.name.slice(0, 300), bytes: file.size, print: await printOf(file) }),
  onArrived: (id, name) => {
    keepUploadedRecording({ id, fileName: name, uploadedAt: new Date().toISOString() })
    settled(id)
  },
  onGone: (id) => {
    forgetUploadedRecording(id)
    settled(id)
  },
})

if (typeof addEventListener === 'function') addEventListener('online', () => ownUploads.goOnWithHalted())
