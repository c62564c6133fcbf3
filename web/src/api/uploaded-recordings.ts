import { z } from 'zod'

/** The recordings that were sent in from this browser; My Car shows them, Upload counts them. */
const KEY = 'uploadedDiagnostics'

const uploadedRecordingSchema = z.object({
  id: z.coerce.string().min(1).max(80),
  fileName: z.string().max(300).catch(''),
  /** ISO date and time; empty where it was not kept. */
  uploadedAt: z.string().max(40).catch(''),
})
export type UploadedRecording = z.infer<typeof uploadedRecordingSchema>

/** The local list, newest first; damaged entries are left out. */
export function uploadedRecordings(): UploadedRecording[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const entries = Array.isArray(kept) ? kept : []
    return entries
      .flatMap((entry) => {
        const parsed = uploadedRecordingSchema.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      })
      .sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
  } catch {
    return []
  }
}

/** Adds one to the list, or puts it in the place of the one with the same id. Returns whether the browser kept it. */
export function keepUploadedRecording(recording: UploadedRecording): boolean {
  return keepList([...uploadedRecordings().filter(({ id }) => id !== recording.id), recording])
}

/** Takes a withdrawn one off the list. */
export function forgetUploadedRecording(id: string): boolean {
  return keepList(uploadedRecordings().filter((recording) => recording.id !== id))
}

function keepList(list: UploadedRecording[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
    return true
  } catch {
    return false
  }
}
