import { firingTrackOf } from './firing-track.ts'
import type { CarState } from './judgement.ts'
import { cutLineAt, harmonicsAt, type LineSpectra, lineSpectraOf } from './line-spectrum.ts'
import { logistic } from './logistic.ts'
import type { Sound } from './sound.ts'

/** Engine speed over a recording. */
export interface SpeedTrack {
  /** Median over the recording. */
  readonly rpm: number
  /** That the speed is right within 6 %; the number of cylinders is guessed with it, so it is seldom high. */
  readonly probability: number
  /** One value every `hopSeconds`. */
  readonly rpmTrack: Float32Array
  readonly hopSeconds: number
}

/** Combustions in one turn of the crank are half the cylinders (four-stroke); how common each is on the road. */
const CYLINDERS = [
  { cylinders: 3, share: 0.1 },
  { cylinders: 4, share: 0.6 },
  { cylinders: 6, share: 0.2 },
  { cylinders: 8, share: 0.1 },
] as const
/** The pitch found may be a multiple or a part of the firing frequency: every second stroke alike, or only one cylinder. */
const RATIOS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 1, 3 / 2, 2, 3, 4] as const

const LEAST_RPM = 500
const MOST_RPM = 6_500
/** Natural logarithm of odds that a decibel of lines brings, for the firing and for what is between it. */
const ODDS_A_DB = 0.9
const ODDS_A_DB_BETWEEN = 0.5
/** Two answers are the same within this. */
const SAME = 0.06

/**
 * Engine speed from the firing frequency and its half orders: rpm = 120 × firing frequency / cylinders. Null where
 * nothing sounds like an engine. Told how the car was, an idle near 800 rpm is expected.
 */
export function estimateEngineSpeed(sound: Sound, state?: CarState): SpeedTrack | null {
  return engineSpeedIn(lineSpectraOf(sound), state)
}

/** The same from spectra that are there already. */
export function engineSpeedIn(spectra: LineSpectra, state?: CarState): SpeedTrack | null {
  if (spectra.frames === 0) return null
  const track = firingTrackOf(spectra)
  const guesses = CYLINDERS.flatMap(({ cylinders, share }) =>
    RATIOS.map((ratio) => {
      const factor = (120 * ratio) / cylinders
      const rpm = factor * median(track)
      const firing = meanOver(track, (hertz, frame) => harmonicsAt(spectra, frame, ratio * hertz))
      const between = meanOver(track, (hertz, frame) => betweenAt(spectra, frame, ratio * hertz, cylinders))
      // Cylinders differ, but they have more in common: what is between never speaks louder than the firing.
      const evidence = ODDS_A_DB * firing + ODDS_A_DB_BETWEEN * Math.min(between, Math.max(0, firing) / 2)
      return { factor, rpm, weight: share * priorOf(rpm, state) * Math.exp(evidence) }
    }),
  ).filter(({ rpm }) => rpm >= LEAST_RPM && rpm <= MOST_RPM)
  const all = guesses.reduce((sum, { weight }) => sum + weight, 0)
  const near = (rpm: number) =>
    guesses
      .filter((guess) => Math.abs(guess.rpm / rpm - 1) <= SAME)
      .reduce((sum, { weight }) => sum + weight, 0)
  const best = guesses.reduce<(typeof guesses)[number] | null>(
    (one, other) => (one === null || near(other.rpm) > near(one.rpm) ? other : one),
    null,
  )
  if (best === null || all <= 0) return null
  const lines = meanOver(track, (hertz, frame) => harmonicsAt(spectra, frame, hertz))
  // In few frames the best of all pitches stands out by chance.
  const isEngine = logistic(lines, 3.5 + 3 / Math.sqrt(track.length), 0.5)
  if (isEngine < 0.5) return null
  return {
    rpm: best.rpm,
    probability: (isEngine * near(best.rpm)) / all,
    rpmTrack: track.map((hertz) => best.factor * hertz),
    hopSeconds: spectra.hopSeconds,
  }
}

/** No two cylinders burn alike: lines at multiples of the cam's speed that are none of the firing's, above what is halfway. */
function betweenAt(spectra: LineSpectra, frame: number, firingHertz: number, cylinders: number): number {
  const camHertz = firingHertz / cylinders
  let sum = 0
  let count = 0
  for (let multiple = 1; multiple <= 3 * cylinders; multiple += 1) {
    if (multiple % cylinders === 0) continue
    sum +=
      cutLineAt(spectra, frame, multiple * camHertz) - cutLineAt(spectra, frame, (multiple - 0.5) * camHertz)
    count += 1
  }
  return sum / count
}

/** How usual a speed is in that state, up to a factor: an idle near 800 rpm give or take a fifth, else anything. */
function priorOf(rpm: number, state: CarState | undefined): number {
  const idle = Math.exp(-0.5 * (Math.log(rpm / 800) / 0.2) ** 2)
  if (state === 'idle') return idle + 0.02
  if (state === 'revving' || state === 'driving') return 0.2 * idle + 0.5
  return idle + 0.2
}

function meanOver(track: Float32Array, rate: (hertz: number, frame: number) => number): number {
  let sum = 0
  for (const [frame, hertz] of track.entries()) sum += rate(hertz, frame)
  return sum / Math.max(1, track.length)
}

const median = (values: Float32Array) => Float32Array.from(values).sort()[Math.floor(values.length / 2)] ?? 0
