import { sizeWords } from '../../parts/sound-words.ts'
import type { Upload } from './upload.ts'

const percentOf = (arrived: number, bytes: number) => Math.min(100, Math.floor((100 * arrived) / bytes))
export const percentArrived = ({ arrivedBytes, bytes }: Pick<Upload, 'arrivedBytes' | 'bytes'>): number =>
  percentOf(arrivedBytes, bytes)

/** "3.1 MB of 8.4 MB, 37 %". */
export function arrivedWords({ arrivedBytes, bytes }: Pick<Upload, 'arrivedBytes' | 'bytes'>): string {
  const arrived = arrivedBytes === 0 ? '0 KB' : sizeWords(arrivedBytes)
  return `${arrived} of ${sizeWords(bytes)}, ${percentOf(arrivedBytes, bytes)} %`
}

/** "about 40 seconds left": in steps, so that it does not flicker. */
export function leftWords(seconds: number | null): string {
  if (seconds === null) return ''
  if (seconds < 10) return 'a few seconds left'
  if (seconds < 55) return `about ${Math.round(seconds / 10) * 10} seconds left`
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`
}

/** How it stands, beside the bytes. */
export function phaseWords({ phase, message, secondsLeft }: Upload): string {
  if (phase === 'sending') return leftWords(secondsLeft)
  if (phase === 'waiting')
    return 'The line is lost. What has arrived is kept, and it goes on by itself when the line is back.'
  if (phase === 'paused') return 'Paused. What has arrived is kept for 24 hours.'
  if (phase === 'arrived') return 'All of it has arrived.'
  return message
}

const STEP_PERCENT = 25

/** What a screen reader is told: a word at each quarter, and whenever something happens; not at every byte. */
export function spokenWords(upload: Upload): string {
  const step = Math.floor(percentArrived(upload) / STEP_PERCENT) * STEP_PERCENT
  const { phase, file } = upload
  if (phase !== 'sending') return `${file.name}: ${phaseWords(upload)}`
  return step === 0 ? `${file.name} is being sent.` : `${file.name}: ${step} percent sent.`
}
