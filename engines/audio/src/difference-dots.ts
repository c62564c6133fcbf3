import { BRIGHTEST_DOT } from './dot-brightness.ts'
import { rowLevelsOf } from './dots.ts'
import type { Sound } from './sound.ts'

/** Differences below this are where the phone was held; each further step of brightness takes as much again. */
const STEP_DB = 5
/** The other recording's loudest moments, single bangs apart. */
const TOP = 0.9

/**
 * What of `own` the other recording never has: dots as `dotsOf`, lit where a moment is louder than the other's ninety
 * percent in that row, after `gainDb` is added to the other. For before and after: (before, after, matchedByDb) shows
 * what is gone, (after, before, -matchedByDb) what is new.
 */
export function differenceDotsOf(
  own: Sound,
  other: Sound,
  gainDb: number,
  columns: number,
  rows = 28,
): Uint8Array {
  const levels = rowLevelsOf(own, columns, rows)
  const others = rowLevelsOf(other, columns, rows)
  const tops = Float32Array.from({ length: rows }, (_, row) => {
    const ofRow = Float32Array.from(
      { length: columns },
      (_column, column) => others[column * rows + row] ?? 0,
    ).sort()
    return (ofRow[Math.floor(TOP * (columns - 1))] ?? 0) + gainDb
  })
  return Uint8Array.from(levels, (level, at) => {
    const steps = Math.floor((level - Math.max(-90, tops[at % rows] ?? 0)) / STEP_DB)
    return Math.max(0, Math.min(BRIGHTEST_DOT, steps))
  })
}
