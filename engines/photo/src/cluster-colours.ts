import type { Oklab } from './oklab.ts'

/** Shadow and gloss change lightness of one thing more than its tint. */
const LIGHTNESS_WEIGHT = 0.6
const ROUNDS = 12

/** The place in `middles` nearest to each colour, after k-means that begins with colours far from each other. */
export function clusterColours(colours: readonly Oklab[], count: number): Int32Array {
  const middles = farApart(colours, count)
  const places = new Int32Array(colours.length)
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = middles.map(() => [0, 0, 0, 0])
    for (const [index, colour] of colours.entries()) {
      const place = nearest(middles, colour)
      places[index] = place
      const sum = sums[place]
      if (sum === undefined) continue
      for (let axis = 0; axis < 3; axis += 1) sum[axis] = (sum[axis] ?? 0) + (colour[axis] ?? 0)
      sum[3] = (sum[3] ?? 0) + 1
    }
    for (const [place, [lightness = 0, greenRed = 0, blueYellow = 0, members = 0]] of sums.entries())
      if (members > 0) middles[place] = [lightness / members, greenRed / members, blueYellow / members]
  }
  return places
}

/** Beginning with the mean, each next the farthest from all before: the same for the same picture every time. */
function farApart(colours: readonly Oklab[], count: number): Oklab[] {
  const middle: Oklab = [meanOf(colours, 0), meanOf(colours, 1), meanOf(colours, 2)]
  const chosen: Oklab[] = [middle]
  const distances = new Float64Array(colours.length).fill(Number.POSITIVE_INFINITY)
  while (chosen.length < count && chosen.length < colours.length) {
    const latest = chosen.at(-1) ?? middle
    let farthest = latest
    let most = -1
    for (const [index, colour] of colours.entries()) {
      const distance = Math.min(distances[index] ?? 0, distanceOf(colour, latest))
      distances[index] = distance
      if (distance <= most) continue
      most = distance
      farthest = colour
    }
    chosen.push(farthest)
  }
  return chosen
}

const meanOf = (colours: readonly Oklab[], axis: 0 | 1 | 2) =>
  colours.reduce((sum, colour) => sum + colour[axis], 0) / Math.max(1, colours.length)

function nearest(middles: readonly Oklab[], colour: Oklab): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [place, middle] of middles.entries()) {
    const distance = distanceOf(colour, middle)
    if (distance < least) {
      least = distance
      best = place
    }
  }
  return best
}

/** Squared. */
function distanceOf(left: Oklab, right: Oklab): number {
  const lightness = LIGHTNESS_WEIGHT * (left[0] - right[0])
  return lightness * lightness + (left[1] - right[1]) ** 2 + (left[2] - right[2]) ** 2
}
