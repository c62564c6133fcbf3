import type { HeardKind, SoundKind } from './judgement.ts'
import { loudBandOf } from './loud-band.ts'
import type { Rhythm } from './measure-rhythm.ts'
import { logitsOf, type SoundHeads } from './sound-heads.ts'
import type { SoundWindow } from './sound-windows.ts'

/** Less sure ones are not spoken of. */
const LEAST_PROBABILITY = 0.25
const MOST_KINDS = 4
/** Measured on real recordings; the others are known from made sounds only, and are never called sure (decision 011). */
const PROVEN: ReadonlySet<SoundKind> = new Set(['knock', 'squeal', 'whine', 'crank_no_start'])
const MOST_UNPROVEN = 0.6
/** A window belongs to a sound while its odds are at least this share of the best window's. */
const SHARE_OF_BEST = 0.5
/** Sounds that come in beats; the others are steady. */
const BEATS: ReadonlySet<SoundKind> = new Set(['knock', 'tick', 'puff', 'click', 'rattle', 'crank_no_start'])
/** Beats a second between which a kind is plausible: a knock once a turn at 300 to 1,800 rpm, a relay up to 20. */
const LEAST_RHYTHM = 0.2

/** Kinds of sound that stand out, most probable first: how probable at the best place, and where that is. `knock`: odds of one by its impacts. */
export function judgeKinds(
  heads: SoundHeads,
  windows: readonly SoundWindow[],
  features: readonly Float32Array[],
  rhythm: Rhythm | null,
  knock: number,
): HeardKind[] {
  const odds = features.map((window) =>
    logitsOf(heads.kinds, window).map((logit) => 1 / (1 + Math.exp(-logit))),
  )
  return heads.kinds.names
    .map((kind, column) => ({ kind, byWindow: odds.map((row) => row[column] ?? 0) }))
    .map(({ kind, byWindow }) => ({
      kind,
      byWindow,
      probability: kind === 'knock' ? knock : overall(byWindow) * (PROVEN.has(kind) ? 1 : MOST_UNPROVEN),
    }))
    .filter(({ probability }) => probability >= LEAST_PROBABILITY)
    .sort((left, right) => right.probability - left.probability)
    .slice(0, MOST_KINDS)
    .map(({ kind, byWindow, probability }) => {
      const { from, until } = stretchOf(byWindow)
      const fromSeconds = windows[from]?.fromSeconds ?? 0
      const toSeconds = windows[until]?.toSeconds ?? 0
      const isBeat = BEATS.has(kind) && rhythm !== null && rhythm.strength >= LEAST_RHYTHM
      const band = isBeat ? rhythm : loudBandOf(kind, windows[from]?.samples ?? new Float32Array())
      return {
        kind,
        probability,
        fromSeconds,
        toSeconds,
        lowHertz: band.lowHertz,
        highHertz: band.highHertz,
        perSecond: isBeat ? rhythm.perSecond : null,
      }
    })
}

/** The mean of the surest third: a squeal that comes and goes counts, one odd window in twenty does not. */
function overall(byWindow: readonly number[]): number {
  const best = [...byWindow]
    .sort((left, right) => right - left)
    .slice(0, Math.max(1, Math.ceil(byWindow.length / 3)))
  return best.reduce((sum, value) => sum + value, 0) / Math.max(1, best.length)
}

/** The longest run of windows about as sure as the surest. */
function stretchOf(byWindow: readonly number[]): { from: number; until: number } {
  const least = SHARE_OF_BEST * Math.max(...byWindow)
  let best = { from: 0, until: -1 }
  let from = -1
  for (let index = 0; index <= byWindow.length; index += 1) {
    const isIn = (byWindow[index] ?? -1) >= least
    if (isIn && from < 0) from = index
    if (!isIn && from >= 0) {
      if (index - 1 - from > best.until - best.from) best = { from, until: index - 1 }
      from = -1
    }
  }
  return best
}
