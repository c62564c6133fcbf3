import { LiveCheck, LiveDots, type LiveHint, levelOf, QUIETEST_DB } from '@candi/engines/audio'
import { segmentsOf } from './meter-scale.ts'

export const DOT_ROWS = 40
export const COLUMNS_PER_SECOND = 9

/** What a moment of sound has to show. */
export type Seen = {
  /** Columns of the picture that were finished since the last moment. */
  columns: Uint8Array[]
  /** Lit segments of the meter, and the one that was reached lately. */
  lit: number
  peak: number
  hint: LiveHint | null
}

const LOOK_SECONDS = 0.1
/** The highest peak stays marked so many looks. */
const PEAK_LOOKS = 15
/** The loudest of the last looks is shown, so that the meter does not tremble. */
const LOUDNESS_LOOKS = 3

/** Takes what a microphone gives, block by block; some ten times a second it has something new for the eye. */
export function liveMeasures(sampleRateHz: number): (block: Float32Array) => Seen | undefined {
  const check = new LiveCheck(sampleRateHz)
  const dots = new LiveDots(sampleRateHz, COLUMNS_PER_SECOND, DOT_ROWS)
  const looks: { loudness: number; peak: number }[] = []
  let columns: Uint8Array[] = []
  let samples = 0
  let loudness = QUIETEST_DB
  let peak = QUIETEST_DB
  return (block) => {
    const hint = check.push(block)
    const level = levelOf(block)
    columns.push(...dots.push(block))
    loudness = Math.max(loudness, level.loudnessDb)
    peak = Math.max(peak, level.peakDb)
    samples += block.length
    if (samples < LOOK_SECONDS * sampleRateHz) return undefined
    looks.push({ loudness, peak })
    if (looks.length > PEAK_LOOKS) looks.shift()
    const seen: Seen = {
      columns,
      lit: segmentsOf(Math.max(...looks.slice(-LOUDNESS_LOOKS).map((look) => look.loudness))),
      peak: segmentsOf(Math.max(...looks.map((look) => look.peak))),
      hint,
    }
    samples = 0
    columns = []
    loudness = QUIETEST_DB
    peak = QUIETEST_DB
    return seen
  }
}
