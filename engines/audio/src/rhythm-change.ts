import type { Rhythm } from './measure-rhythm.ts'
import { hertzOf, melOf } from './mel-bank.ts'
import { MEL_BANDS, type MelLevels } from './mel-levels.ts'
import type { PartChange } from './part-change.ts'
import { SAME_WITHIN_DB } from './part-change.ts'

/** Beats weaker than this are no knock that anybody would record. */
const LEAST_STRENGTH = 0.3
/** In noise alone the loudest 3 % of frames of a band stand this far above the median. */
const NOISE_CREST_DB = 7
/** What falls so far, or into the noise, is gone. */
const GONE_DB = 12

interface Both<T> {
  readonly before: T
  readonly after: T
}

/** How the beats have changed, in the bands where the one recording that has them has them clearest; null without beats. */
export function rhythmChange(
  rhythms: Both<Rhythm | null>,
  levels: Both<MelLevels>,
  match: Float64Array,
): PartChange | null {
  const matched: MelLevels = {
    usualDb: levels.after.usualDb.map((level, band) => level + (match[band] ?? 0)),
    topDb: levels.after.topDb.map((level, band) => level + (match[band] ?? 0)),
    meanDb: levels.after.meanDb,
  }
  const lost = fateOf(rhythms.before, levels.before, matched)
  const won = fateOf(rhythms.after, matched, levels.before)
  if (lost === null && won === null) return null
  if (won === null || (lost !== null && lost.fall >= won.fall))
    return lost && told(lost, 'gone', 'quieter', -1)
  return told(won, 'new', 'louder', 1)
}

interface Fate {
  /** How much lower the beats' tops are in the other recording, in dB. */
  readonly fall: number
  readonly isInNoise: boolean
  readonly isCovered: boolean
}

/** What has become of a rhythm in the other recording. */
function fateOf(rhythm: Rhythm | null, own: MelLevels, other: MelLevels): Fate | null {
  if (rhythm === null || rhythm.strength < LEAST_STRENGTH) return null
  const crests = own.topDb.map((top, band) => top - (own.usualDb[band] ?? 0))
  const inside = Array.from(crests.keys()).filter((band) => {
    const hertz = bandHertz(band)
    return hertz >= rhythm.lowHertz && hertz <= rhythm.highHertz
  })
  const clearest = inside.sort((one, two) => (crests[two] ?? 0) - (crests[one] ?? 0)).slice(0, 5)
  if (clearest.length === 0) return null
  const middle = (values: number[]) =>
    values.sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0
  return {
    fall: middle(clearest.map((band) => (own.topDb[band] ?? 0) - (other.topDb[band] ?? 0))),
    isInNoise:
      middle(clearest.map((band) => (other.topDb[band] ?? 0) - (other.usualDb[band] ?? 0))) < NOISE_CREST_DB,
    isCovered: middle(clearest.map((band) => (own.topDb[band] ?? 0) - (other.usualDb[band] ?? 0))) < 3,
  }
}

function told(fate: Fate, whole: 'gone' | 'new', part: 'quieter' | 'louder', sign: 1 | -1): PartChange {
  const changeDb = sign * fate.fall
  if (fate.isCovered) return { verdict: 'cannot_tell', changeDb }
  if (fate.fall < SAME_WITHIN_DB) return { verdict: 'same', changeDb }
  return { verdict: fate.isInNoise || fate.fall >= GONE_DB ? whole : part, changeDb }
}

/** Middle of a mel band from 80 Hz to 8 kHz. */
const bandHertz = (band: number) =>
  hertzOf(melOf(80) + ((melOf(8_000) - melOf(80)) * (band + 1)) / (MEL_BANDS + 1))
