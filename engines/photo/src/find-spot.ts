import { largestParts } from './mask-parts.ts'
import { lightOf, oklabOf } from './oklab.ts'
import type { Picture } from './picture.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { type Spot, ZONES } from './spot.ts'

/** Longer sides: where texture is measured, and where the spot is looked for, fine enough for its outline and too coarse for grains. */
const SIDE = 288
const COARSE = 96
/** Part of each side that is ground around the thing photographed. */
const RIM = 0.12
/** A colour differs more than a shade: shadow and worn ground change the shade of one thing. */
const SHADE_WEIGHT = 0.55
/** Distances in Oklab: what nobody would see, and how many times the unrest of the ground a spot must stand out. */
const LEAST_DISTANCE = 0.035
const TIMES_UNREST = 3.2
/** Ground whose colour wanders more than this, after light that falls off was taken out, is no ground to compare with. */
const MOST_UNREST = 0.055
const MOST_RIM_OUTSIDE = 0.22
const SHARES = { least: 0.012, most: 0.5 } as const
/** Of all that stands out: less is one thing among many. */
const LEAST_OF_ALL = 0.6
/** Of the outline that a filled circle of this size would have; more is no drop, no puddle and no spot. */
const MOST_RAGGED = 3.2

/** The spot that was photographed; null where nothing, or more than one thing, stands out from an even ground. */
export function findSpot(photo: Picture): Spot | null {
  const picture = shrinkPicture(photo, SIDE)
  const coarse = shrinkPicture(picture, COARSE)
  const { width, height } = coarse
  if (Math.min(width, height) < 24) return null
  const distances = distancesFromGround(coarse)
  if (distances === null) return null
  const { values, unrest } = distances
  const threshold = Math.max(LEAST_DISTANCE, TIMES_UNREST * unrest)
  const rim = { count: 0, outside: 0 }
  const mask = new Uint8Array(width * height)
  for (let place = 0; place < mask.length; place += 1) {
    const stands = (values[place] ?? 0) > threshold
    mask[place] = stands ? 1 : 0
    if (!isRim(place % width, Math.floor(place / width), width, height)) continue
    rim.count += 1
    if (stands) rim.outside += 1
  }
  if (rim.outside > MOST_RIM_OUTSIDE * rim.count) return null
  const [part] = largestParts(smooth(mask, width, height), width, height)
  if (part === undefined) return null
  const share = part.area / mask.length
  const all = mask.reduce((sum, value) => sum + value, 0)
  if (share < SHARES.least || share > SHARES.most || part.area < LEAST_OF_ALL * all) return null
  if (part.outline > MOST_RAGGED * 2 * Math.sqrt(Math.PI * part.area)) return null
  return { picture, zones: zonesOf(picture, coarse, part.mask), share }
}

const isRim = (x: number, y: number, width: number, height: number) =>
  x < RIM * width || x >= (1 - RIM) * width || y < RIM * height || y >= (1 - RIM) * height

/** How far every pixel lies from the ground of the rim, whose light may fall off evenly; null where the rim shows no one ground. */
function distancesFromGround({
  width,
  height,
  data,
}: Picture): { values: Float32Array; unrest: number } | null {
  const colours = Array.from({ length: width * height }, (_, place) => {
    const at = place * 3
    return oklabOf(lightOf(data[at] ?? 0), lightOf(data[at + 1] ?? 0), lightOf(data[at + 2] ?? 0))
  })
  const rim: number[] = []
  for (let place = 0; place < colours.length; place += 1)
    if (isRim(place % width, Math.floor(place / width), width, height)) rim.push(place)
  const squares = new Float32Array(colours.length)
  for (const axis of [0, 1, 2] as const) {
    const plane = planeThrough(rim, width, height, (place) => colours[place]?.[axis] ?? 0)
    const weight = axis === 0 ? SHADE_WEIGHT : 1
    for (const [place, colour] of colours.entries())
      squares[place] =
        (squares[place] ?? 0) +
        (weight * (colour[axis] - plane(place % width, Math.floor(place / width)))) ** 2
  }
  const values = squares.map(Math.sqrt)
  const sorted = rim.map((place) => values[place] ?? 0).sort((left, right) => left - right)
  const unrest = sorted[Math.floor(0.6 * sorted.length)] ?? 0
  return unrest > MOST_UNREST ? null : { values, unrest }
}

/** Least squares over the rim, once more without the third that fits worst: a tyre at the edge of the photo is no ground. */
function planeThrough(
  rim: readonly number[],
  width: number,
  height: number,
  measureAt: (place: number) => number,
): (x: number, y: number) => number {
  let used = rim
  let plane = (_x: number, _y: number) => 0
  for (let round = 0; round < 2; round += 1) {
    const sums = [0, 0, 0, 0, 0, 0, 0, 0]
    for (const place of used) {
      const [u, v] = [(place % width) / width - 0.5, Math.floor(place / width) / height - 0.5]
      const value = measureAt(place)
      for (const [at, term] of [u, v, u * u, u * v, v * v, value, value * u, value * v].entries())
        sums[at] = (sums[at] ?? 0) + term / Math.max(1, used.length)
    }
    const [u = 0, v = 0, uu = 0, uv = 0, vv = 0, mean = 0, meanU = 0, meanV = 0] = sums
    const [suu, suv, svv] = [uu - u * u, uv - u * v, vv - v * v]
    const [sv, su] = [meanV - mean * v, meanU - mean * u]
    const determinant = Math.max(1e-9, suu * svv - suv * suv)
    const slopeX = (su * svv - sv * suv) / determinant
    const slopeY = (sv * suu - su * suv) / determinant
    plane = (x, y) => mean + slopeX * (x / width - 0.5 - u) + slopeY * (y / height - 0.5 - v)
    const off = (place: number) =>
      Math.abs(measureAt(place) - plane(place % width, Math.floor(place / width)))
    const bound = rim.map(off).sort((left, right) => left - right)[Math.floor(0.66 * rim.length)] ?? 0
    used = rim.filter((place) => off(place) <= bound)
  }
  return plane
}

/** Joints, grains and specks thinner than two pixels go. */
function smooth(mask: Uint8Array, width: number, height: number): Uint8Array {
  return majority(majority(mask, width, height, 5), width, height, 5)
}

function majority(mask: Uint8Array, width: number, height: number, least: number): Uint8Array {
  const result = new Uint8Array(mask.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j += 1)
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i += 1)
          sum += mask[j * width + i] ?? 0
      result[y * width + x] = sum >= least ? 1 : 0
    }
  return result
}

function zonesOf({ width, height }: Picture, coarse: Picture, mask: Uint8Array): Uint8Array {
  const inside = eroded(mask, coarse.width, coarse.height, 2)
  const near = eroded(
    mask.map((value) => 1 - value),
    coarse.width,
    coarse.height,
    2,
  )
  const zones = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place =
        Math.floor((y * coarse.height) / height) * coarse.width + Math.floor((x * coarse.width) / width)
      zones[y * width + x] = inside[place] ? ZONES.inside : near[place] ? ZONES.around : ZONES.edge
    }
  return zones
}

function eroded(mask: Uint8Array, width: number, height: number, times: number): Uint8Array {
  let result = mask
  for (let round = 0; round < times; round += 1) {
    const before = result
    result = before.map((value, place) => {
      if (value === 0) return 0
      const [x, y] = [place % width, Math.floor(place / width)]
      const left = x === 0 ? 1 : (before[place - 1] ?? 0)
      const right = x === width - 1 ? 1 : (before[place + 1] ?? 0)
      const above = y === 0 ? 1 : (before[place - width] ?? 0)
      const below = y === height - 1 ? 1 : (before[place + width] ?? 0)
      return left & right & above & below
    })
  }
  return result
}
