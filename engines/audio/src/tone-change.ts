import type { PartChange } from './part-change.ts'
import { SAME_WITHIN_DB } from './part-change.ts'
import type { Sound } from './sound.ts'
import { meanSpectrumOf, type Tone, toneNear, tonesOf } from './tones.ts'

/** Less prominent than this, a pitch cannot be told from noise. */
const LEFT_DB = 4
const GONE_DB = 15

/** Of the pitch that has changed most. */
export interface ToneChange extends PartChange {
  readonly hertz: number
}

/** How the standing pitches have changed; `gainDb` brings the second recording to the first's level. Null without pitches. */
export function toneChange(before: Sound, after: Sound, gainDb: number): ToneChange | null {
  const spectra = { before: meanSpectrumOf(before), after: meanSpectrumOf(after) }
  const lost = tonesOf(spectra.before).map((tone) =>
    fateOf(tone, toneNear(spectra.after, tone.hertz), gainDb),
  )
  const won = tonesOf(spectra.after).map((tone) =>
    fateOf(tone, toneNear(spectra.before, tone.hertz), -gainDb),
  )
  const mostLost = lost.sort(byFall)[0]
  const mostWon = won.sort(byFall)[0]
  if (mostLost !== undefined && (mostWon === undefined || mostLost.fall >= mostWon.fall))
    return told(mostLost, 'gone', 'quieter', -1)
  return mostWon === undefined ? null : told(mostWon, 'new', 'louder', 1)
}

/** A pitch that stood out by so much and is now so much fainter, both in dB. */
interface Fate {
  readonly hertz: number
  readonly fall: number
  readonly isLeft: boolean
  readonly isCovered: boolean
}

function fateOf(own: Tone, other: Tone, gainDb: number): Fate {
  const level = other.levelDb + gainDb
  // The level of the noise around it there: where that reaches the tone, nothing can be told.
  const noise = level - other.prominenceDb
  return {
    hertz: own.hertz,
    fall: own.levelDb - level,
    isLeft: other.prominenceDb >= LEFT_DB,
    isCovered: own.levelDb - noise < 3,
  }
}

function told(fate: Fate, whole: 'gone' | 'new', part: 'quieter' | 'louder', sign: 1 | -1): ToneChange {
  const change = { changeDb: sign * fate.fall, hertz: fate.hertz }
  if (fate.isCovered) return { verdict: 'cannot_tell', ...change }
  if (fate.fall < SAME_WITHIN_DB) return { verdict: 'same', ...change }
  return { verdict: !fate.isLeft || fate.fall >= GONE_DB ? whole : part, ...change }
}

const byFall = (one: Fate, other: Fate) => other.fall - one.fall
