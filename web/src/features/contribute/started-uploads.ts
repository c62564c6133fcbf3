import { z } from 'zod'

/** Uploads begun in this browser, so that after a reload the right file is asked for. */
const KEY = 'startedUploads'

const startedUploadSchema = z.object({
  id: z.string().min(1).max(80),
  /** As it is called on this device. */
  name: z.string().max(300),
  bytes: z.number().int().min(1),
  /** Tells files of one length apart; empty where the browser cannot reckon it. */
  print: z.string().max(100).catch(''),
})
export type StartedUpload = z.infer<typeof startedUploadSchema>

const PRINT_BYTES = 262_144

/** SHA-256 of the beginning of a file. Browsers reckon it on secure pages only. */
export async function printOf(file: Blob): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.slice(0, PRINT_BYTES).arrayBuffer())
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}

export function startedUploads(): StartedUpload[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return (Array.isArray(kept) ? kept : []).flatMap((entry) => {
      const parsed = startedUploadSchema.safeParse(entry)
      return parsed.success ? [parsed.data] : []
    })
  } catch {
    return []
  }
}

export function keepStartedUpload(upload: StartedUpload): void {
  keepList([...startedUploads().filter(({ id }) => id !== upload.id), upload])
}

export function forgetStartedUpload(id: string): void {
  keepList(startedUploads().filter((upload) => upload.id !== id))
}

function keepList(list: StartedUpload[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // Not kept: after a reload any file of the right length is taken.
  }
}

/** Whether a chosen file is the one that was begun. */
export async function isSameFile(
  file: File,
  bytes: number,
  started: StartedUpload | undefined,
): Promise<boolean> {
  if (file.size !== bytes) return false
  return !started?.print || (await printOf(file)) === started.print
}
