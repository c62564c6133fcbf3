import { comparedWords } from './compared-words.ts'
import { levelOf } from './level.ts'
import { type Rhythm, rhythmOf } from './measure-rhythm.ts'
import { MEL_BANDS, type MelLevels, melLevelsOf } from './mel-levels.ts'
import type { ComparedVerdict, PartChange } from './part-change.ts'
import { rhythmChange } from './rhythm-change.ts'
import { type Sound, secondsOf } from './sound.ts'
import { type ToneChange, toneChange } from './tone-change.ts'

/** What is different between two recordings of one car. */
export interface Comparison {
  readonly verdict: ComparedVerdict
  readonly changeDb: number
  /** Gain that brings the second recording to the level of the first, from what is steady in both. */
  readonly matchedByDb: number
  /** Change of the mean level in 32 mel bands from 80 Hz to 8 kHz, at matched level, in dB. */
  readonly bands: readonly number[]
  /** Beats: knocks, ticks, puffs. Null where neither recording has any. */
  readonly rhythmic: PartChange | null
  /** Standing pitches from 400 Hz up: squeals, whines. Null where neither has any. */
  readonly tonal: PartChange | null
  readonly words: string
}

const LEAST_SECONDS = 1.5
const LEAST_LOUDNESS_DB = -65
/** What is usual in two recordings of one car in one state differs by no more than this in half of the bands. */
const MOST_REST_DB = 4
const MOST_GAIN_DB = 20
/** The pitch at which unchanged beats ring sinks by as much in noise. */
const RINGING_WITHIN_DB = 7.5
/** Broad noise is told only when so many neighbouring bands go the same way, and so far. */
const BROAD_BANDS = 5
const BROAD_DB = 9

/**
 * Compares two recordings, before and after a repair or in two states of an experiment. The level is matched by
 * what is usual in the louder half of the bands, so that neither gain, nor a sound of its own in
 * some bands, nor the tilt of another phone's microphone counts. Beats and pitches are compared each for itself; broad
 * noise only where neither tells. Never throws.
 */
export function compareSounds(before: Sound, after: Sound): Comparison {
  const levels = { before: melLevelsOf(before), after: melLevelsOf(after) }
  const { gainDb: match, restDb } = matchOf(levels.before, levels.after)
  const bands = Array.from(
    levels.before.meanDb,
    (level, band) => (levels.after.meanDb[band] ?? 0) + (match[band] ?? 0) - level,
  )
  const matchedByDb = median(match)
  if (isUseless(before) || isUseless(after) || restDb > MOST_REST_DB)
    return finished(
      { verdict: 'cannot_tell', changeDb: 0 },
      { matchedByDb, bands, rhythmic: null, tonal: null },
    )
  const rhythms = { before: rhythmOf(before), after: rhythmOf(after) }
  const rhythmic = rhythmChange(rhythms, levels, match)
  const tonal = toneChange(before, after, matchedByDb)
  const most = mostTelling(rhythmic, tonal, rhythms.before ?? rhythms.after)
  const isMoving = most !== null && most.verdict !== 'same'
  // Beside a far louder recording it is open whether a sound is missing or only drowned.
  if (isMoving && Math.abs(matchedByDb) > MOST_GAIN_DB)
    return finished({ verdict: 'cannot_tell', changeDb: 0 }, { matchedByDb, bands, rhythmic, tonal })
  return finished(isMoving ? most : (broadChange(bands) ?? most ?? { verdict: 'same', changeDb: 0 }), {
    matchedByDb,
    bands,
    rhythmic,
    tonal,
  })
}

const isUseless = (sound: Sound) =>
  secondsOf(sound) < LEAST_SECONDS || levelOf(sound.samples).loudnessDb < LEAST_LOUDNESS_DB

/** The part to speak of: a knock rings at a pitch of its own, so where the beats have changed, they are what it is about. */
function mostTelling(
  rhythmic: PartChange | null,
  tonal: ToneChange | null,
  rhythm: Rhythm | null,
): PartChange | null {
  if (rhythmic === null || tonal === null) return rhythmic ?? tonal
  if (rhythmic.verdict !== 'same' && rhythmic.verdict !== 'cannot_tell') return rhythmic
  const isRinging =
    rhythm !== null &&
    tonal.hertz >= rhythm.lowHertz &&
    tonal.hertz <= rhythm.highHertz &&
    Math.abs(tonal.changeDb) < RINGING_WITHIN_DB
  return tonal.verdict === 'same' || tonal.verdict === 'cannot_tell' || isRinging ? rhythmic : tonal
}

/**
 * Gain in dB for each band: a line through the differences of the louder half of the bands, where noise of the place
 * does not reach, by the median of all slopes (Theil and Sen 1968), at most 0.3 dB a band.
 */
function matchOf(before: MelLevels, after: MelLevels): Match {
  const differences = Array.from(before.usualDb, (level, band) => level - (after.usualDb[band] ?? 0))
  const loudness = before.usualDb.map((level, band) =>
    Math.min(level, (after.usualDb[band] ?? 0) + median(differences)),
  )
  const loud = Array.from(loudness.keys())
    .sort((one, other) => (loudness[other] ?? 0) - (loudness[one] ?? 0))
    .slice(0, MEL_BANDS / 2)
  const slopes = loud.flatMap((one) =>
    loud
      .filter((other) => other > one)
      .map((other) => ((differences[other] ?? 0) - (differences[one] ?? 0)) / (other - one)),
  )
  const slope = Math.max(-0.3, Math.min(0.3, median(slopes)))
  const level = median(loud.map((band) => (differences[band] ?? 0) - slope * band))
  const gainDb = Float64Array.from(differences, (_, band) => level + slope * band)
  return {
    gainDb,
    restDb: median(loud.map((band) => Math.abs((differences[band] ?? 0) - (gainDb[band] ?? 0)))),
  }
}

interface Match {
  readonly gainDb: Float64Array
  /** Median of what it leaves over: large where the two have little in common. */
  readonly restDb: number
}

function broadChange(bands: readonly number[]): PartChange | null {
  for (let band = 0; band + BROAD_BANDS <= bands.length; band += 1) {
    const part = bands.slice(band, band + BROAD_BANDS)
    const changeDb = median(part)
    if (part.every((value) => value <= -BROAD_DB)) return { verdict: 'quieter', changeDb }
    if (part.every((value) => value >= BROAD_DB)) return { verdict: 'louder', changeDb }
  }
  return null
}

function finished(
  { verdict, changeDb }: PartChange,
  rest: Pick<Comparison, 'matchedByDb' | 'bands' | 'rhythmic' | 'tonal'>,
): Comparison {
  return { verdict, changeDb, ...rest, words: comparedWords(verdict, changeDb, rest) }
}

const median = (values: ArrayLike<number>) =>
  Array.from(values).sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
