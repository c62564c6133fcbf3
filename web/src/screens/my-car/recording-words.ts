const LONG_ID = 12

/** "Recording 41", or the first characters of an id that nobody reads. */
export const recordingTitle = (id: string): string => `Recording ${id.length > LONG_ID ? id.slice(0, 8) : id}`

export function recordingCount(count: number): string {
  if (count === 0) return 'No Recordings Yet'
  return `${count} ${count === 1 ? 'Recording' : 'Recordings'}`
}

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
/** The day of an upload; nothing where none can be read. */
export function uploadedWords(uploadedAt: string): string {
  const at = Date.parse(uploadedAt)
  return Number.isNaN(at) ? '' : `Uploaded ${day.format(at)}`
}
