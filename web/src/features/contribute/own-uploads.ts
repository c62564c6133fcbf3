import {
  readUploadProgress,
  sendRecordingPart,
  startContribution,
  withdrawContribution,
} from '../../api/contributions.ts'
import { forgetUploadedRecording, keepUploadedRecording } from '../../api/uploaded-recordings.ts'
import { forgetStartedUpload, keepStartedUpload, printOf } from './started-uploads.ts'
import { Uploads } from './uploads.ts'

const listeners = new Set<() => void>()
/** Calls back when an upload of this page began, became a recording or came to nothing: the list of the server is another now. */
export function whenListChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function listChanged(): void {
  for (const listener of listeners) listener()
}
function settled(id: string): void {
  forgetStartedUpload(id)
  listChanged()
}

/** The uploads of this page. */
export const ownUploads = new Uploads({
  start: startContribution,
  progressOf: readUploadProgress,
  sendPart: sendRecordingPart,
  withdraw: withdrawContribution,
  now: () => performance.now(),
  onStarted: async (id, file) => {
    keepStartedUpload({ id, name: file.name.slice(0, 300), bytes: file.size, print: await printOf(file) })
    listChanged()
  },
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
