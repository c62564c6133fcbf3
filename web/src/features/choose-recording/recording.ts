/** A file that was looked at and taken. */
export type Recording = {
  file: File
  /** Null where the browser could not tell. */
  seconds: number | null
  /** The browser has read it as sound. */
  isRead: boolean
}

export { lengthWords, sizeWords } from '../../parts/sound-words.ts'
