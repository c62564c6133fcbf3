import { ERRORS, UPLOAD_LIMITS } from '@candi/contracts'

/** What a browser makes of a file as sound: its length where it tells one, or the code of its MediaError, null for none. */
export type SoundReading = { ok: true; seconds: number | null } | { ok: false; code: number | null }
export type ReadSound = (file: File, signal: AbortSignal) => Promise<SoundReading>

export type RecordingCheck =
  /** `isRead`: the browser has read it as sound, and not only run out of time over it. */
  { ok: true; seconds: number | null; isRead: boolean } | { ok: false; text: string }

/** A file that takes longer than this to tell its length is accepted unread. */
export const METADATA_MILLISECONDS = 5_000
export const ACCEPTED_SUFFIXES = ['wav', 'mp3', 'm4a', 'aac', 'ogg', 'flac'] as const
/** For the file dialog. */
export const ACCEPT = ['audio/*', ...ACCEPTED_SUFFIXES.map((suffix) => `.${suffix}`)].join(',')

export const NO_FILE_SUPPORT = 'File uploads not supported in this browser. Please try a different browser.'
const INVALID = 'Invalid audio file.'
/** By the code of a MediaError: aborted, network, decode, source not supported. */
const REASONS = new Map([
  [1, 'Upload was aborted'],
  [2, 'Network error occurred'],
  [3, 'File format not supported or corrupted'],
  [4, 'Audio format not supported by your browser'],
])
const OTHER_REASON = 'Please try a different audio file'
const NO_REASON = 'Please select a valid audio file'

/** Types that say nothing of the content: some systems give them to sound files whose ending they do not know. */
const UNTOLD_TYPES: readonly string[] = ['', 'application/octet-stream', 'application/ogg', 'video/ogg']

function isAudio({ name, type }: File): boolean {
  if (type.startsWith('audio/')) return true
  const suffix = name.split('.').at(-1)?.toLowerCase()
  return UNTOLD_TYPES.includes(type) && ACCEPTED_SUFFIXES.some((accepted) => accepted === suffix)
}

/** Why a browser could not read it, in the words of the specification. */
export const invalidText = (code: number | null): string =>
  `${INVALID} ${code === null ? NO_REASON : (REASONS.get(code) ?? OTHER_REASON)}`

/** Whether a file may be sent in as a recording: its type, its size, and whether this browser can read it. */
export async function checkRecording(
  file: File,
  readSound: ReadSound,
  isSupported: boolean,
): Promise<RecordingCheck> {
  if (!isSupported) return { ok: false, text: NO_FILE_SUPPORT }
  if (!isAudio(file))
    return { ok: false, text: `Please select an audio file (not ${file.type || 'a file of unknown type'})` }
  if (file.size === 0) return { ok: false, text: invalidText(null) }
  if (file.size > UPLOAD_LIMITS.bytes) return { ok: false, text: ERRORS['recording-too-large'].text }
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<'timeout'>((late) => {
    timer = setTimeout(() => late('timeout'), METADATA_MILLISECONDS)
  })
  const reading = await Promise.race([readSound(file, controller.signal), timeout])
  clearTimeout(timer)
  controller.abort()
  if (reading === 'timeout') return { ok: true, seconds: null, isRead: false }
  return reading.ok
    ? { ok: true, seconds: reading.seconds, isRead: true }
    : { ok: false, text: invalidText(reading.code) }
}
