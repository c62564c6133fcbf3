import { greyPlane } from './grey-plane.ts'
import type { Picture } from './picture.ts'

/** Half-width of the smear that a part is compared with, in pixels. */
const REACH = 4
const PARTS_ACROSS = 8
/** A part whose neighbouring pixels differ less than this on average (of 255) shows nothing that could be sharp. */
const LEAST_DIFFERENCE = 1.2
/** The sharpest parts decide: a background out of focus is no flaw. */
const SHARPEST_SHARE = 0.15

/**
 * Sharpness of the sharpest parts, 0 to 1: the share of differences between neighbours that is lost when the picture is smeared
 * once more. What was smeared before loses little. After Crété, Dolmiere, Ladret and Nicolas, "The blur effect" (2007).
 */
export function measureSharpness(picture: Picture): number {
  const { width, height } = picture
  if (width < 4 * REACH || height < 4 * REACH) return 0
  const grey = greyPlane(picture)
  const across = lostShares(grey, width, height, 1, width)
  const down = lostShares(grey, height, width, width, 1)
  const shares = [...across, ...down].sort((left, right) => right - left)
  if (shares.length === 0) return 0
  const count = Math.max(1, Math.round(SHARPEST_SHARE * shares.length))
  return shares.slice(0, count).reduce((sum, share) => sum + share, 0) / count
}

/** For each part with something in it: how much of its differences along a line a smear along that line takes away. */
function lostShares(
  grey: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
): number[] {
  const before = new Float64Array(PARTS_ACROSS * PARTS_ACROSS)
  const lost = new Float64Array(PARTS_ACROSS * PARTS_ACROSS)
  const counts = new Float64Array(PARTS_ACROSS * PARTS_ACROSS)
  for (let line = 0; line < lines; line += 1) {
    const base = line * stride
    const row = Math.floor((line * PARTS_ACROSS) / lines) * PARTS_ACROSS
    for (let at = REACH + 1; at < length - REACH; at += 1) {
      const entering = grey[base + (at + REACH) * step] ?? 0
      const leaving = grey[base + (at - REACH - 1) * step] ?? 0
      const difference = Math.abs((grey[base + at * step] ?? 0) - (grey[base + (at - 1) * step] ?? 0))
      const smeared = Math.abs(entering - leaving) / (2 * REACH + 1)
      const part = row + Math.floor((at * PARTS_ACROSS) / length)
      before[part] = (before[part] ?? 0) + difference
      lost[part] = (lost[part] ?? 0) + Math.max(0, difference - smeared)
      counts[part] = (counts[part] ?? 0) + 1
    }
  }
  const shares: number[] = []
  for (const [part, difference] of before.entries())
    if (difference >= LEAST_DIFFERENCE * (counts[part] ?? 0) && difference > 0)
      shares.push((lost[part] ?? 0) / difference)
  return shares
}
