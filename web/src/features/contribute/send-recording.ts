import type { UploadProgress } from '@candi/contracts'
import type { ApiFailure, ApiResult } from '../../api/call-api.ts'
import type { OnSetback } from '../../api/contributions.ts'
import type { RecordingPart } from '../../api/storage-client.ts'
import { FIRST_PART_BYTES, nextPartBytes } from './part-size.ts'

export type SendingPorts = {
  progressOf: (id: string, signal: AbortSignal, onSetback: OnSetback) => Promise<ApiResult<UploadProgress>>
  sendPart: (
    id: string,
    part: RecordingPart,
    signal: AbortSignal,
    onSetback: OnSetback,
  ) => Promise<ApiResult<UploadProgress>>
  /** Milliseconds. */
  now: () => number
}
export type SendingReport = {
  /** The server keeps so many bytes. */
  onArrived: (bytes: number) => void
  /** The line is lost or the server busy; it is tried again by itself. */
  onSetback: OnSetback
}
export const FILE_GONE: ApiFailure = { ok: false, code: 'file-gone', message: '', status: 0 }

/** Answers in a row that what we send does not join what has arrived, although we asked where it ends. */
const MOST_MISFITS = 5

/**
 * Sends a file part by part, from wherever the server says that it has come to. A part whose line broke may have
 * arrived in part: then the server is asked anew. Ends with the whole recording, or with the failure that stopped it.
 */
export async function sendRecording(
  { progressOf, sendPart, now }: SendingPorts,
  { id, file }: { id: string; file: Blob },
  signal: AbortSignal,
  { onArrived, onSetback }: SendingReport,
): Promise<ApiResult<UploadProgress>> {
  let partBytes = FIRST_PART_BYTES
  let misfits = 0
  let reached = await progressOf(id, signal, onSetback)
  for (;;) {
    if (!reached.ok) return reached
    const { offset, isComplete } = reached.value
    onArrived(offset)
    if (isComplete) return reached
    const bytes = await readPart(file, offset, partBytes)
    if (!bytes) return FILE_GONE
    const begun = now()
    const sent = await sendPart(id, { bytes, offset }, signal, onSetback)
    if (sent.ok) {
      partBytes = nextPartBytes(bytes.size, now() - begun)
      misfits = 0
      reached = sent
    } else {
      if (sent.code !== 'upload-offset' || misfits === MOST_MISFITS) return sent
      misfits += 1
      // The line is a bad one: the next part may be cut too.
      partBytes = FIRST_PART_BYTES
      reached = await progressOf(id, signal, onSetback)
    }
  }
}

/** Read before it is sent: a file that was moved or changed meanwhile must not look like a lost line. */
async function readPart(file: Blob, offset: number, bytes: number): Promise<Blob | undefined> {
  try {
    return new Blob([await file.slice(offset, offset + bytes).arrayBuffer()])
  } catch {
    return undefined
  }
}
