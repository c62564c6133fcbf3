import { HEARING_LIMITS, type SoundFlaw } from '@candi/contracts'
import type { SoundQuality } from '@candi/engines/audio'

/** Decibels below full scale: room noise of a phone lies near -60, a car heard from beside it above -40. */
const SILENT_PEAK_DB = -55
const QUIET_DB = -50
/** One sample in five hundred at the edge is heard as crackle. */
const CLIPPED_SHARE = 0.002
/** Odds from which a recording is told to be spoiled. */
const SPOILED = 0.6
const NOT_CAR = 0.5

/** What is wrong with a recording, gravest first; empty where it is good. */
export function flawsOf(quality: SoundQuality): SoundFlaw[] {
  const { seconds, loudnessDb, peakDb, clippedShare, wind, speech, music, notCar } = quality
  const isSilent = peakDb <= SILENT_PEAK_DB
  const flaws: readonly (readonly [SoundFlaw, boolean])[] = [
    ['silent', isSilent],
    ['too_short', seconds < HEARING_LIMITS.leastSeconds],
    ['not_a_car', !isSilent && notCar >= NOT_CAR],
    ['music', music >= SPOILED],
    ['too_quiet', !isSilent && loudnessDb < QUIET_DB],
    ['clipped', clippedShare >= CLIPPED_SHARE],
    ['windy', wind >= SPOILED],
    ['speech', speech >= SPOILED],
  ]
  return flaws.filter(([, holds]) => holds).map(([flaw]) => flaw)
}

const USELESS: ReadonlySet<SoundFlaw> = new Set(['silent', 'too_short', 'not_a_car', 'music'])

/** A recording of which nothing may be concluded. */
export const isUseless = (flaws: readonly SoundFlaw[]): boolean => flaws.some((flaw) => USELESS.has(flaw))
