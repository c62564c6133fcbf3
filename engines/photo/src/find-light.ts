import { lightOf } from './oklab.ts'
import type { Picture } from './picture.ts'

/** How much more than green the light of the place holds of red and of blue; 1 and 1 is white light. */
export interface Illumination {
  readonly red: number
  readonly blue: number
}

const WHITE_LIGHT: Illumination = { red: 1, blue: 1 }
/** Lamps and daylight, from candle-like bulbs to open shade, as cameras leave them; other tints are the thing's own colour. */
const RED_RANGE = [0.7, 1.65] as const
const BLUE_RANGE = [0.3, 1.5] as const
/** Along lamps and daylight red falls as blue rises; a tint that leaves this line by more is no light (in logarithms). */
const MOST_OFF_LINE = 0.28
/** The brightest of what could be grey decide; what is written full says nothing. */
const BRIGHTEST_SHARE = 0.25
const FULL = 250
const DARK = 40
/** Of the rim of the picture; fewer could be a coincidence. */
const LEAST_SHARE = 0.04
/** Part of each side that counts as rim: what is photographed fills the middle. */
const RIM = 0.25

/** The light that the photo was taken in, by the brightest part of its rim that could be grey, else white light. */
export function findLight({ width, height, data }: Picture): Illumination {
  const greys: { red: number; blue: number; green: number }[] = []
  let rim = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (isWithin(x / width) && isWithin(y / height)) continue
      rim += 1
      const from = (y * width + x) * 3
      const [red, green, blue] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0]
      if (Math.max(red, green, blue) >= FULL || green < DARK) continue
      const light = { red: lightOf(red) / lightOf(green), blue: lightOf(blue) / lightOf(green) }
      if (couldBeLight(light)) greys.push({ ...light, green })
    }
  if (greys.length < LEAST_SHARE * rim) return WHITE_LIGHT
  const brightest = greys
    .sort((left, right) => right.green - left.green)
    .slice(0, Math.max(1, Math.round(BRIGHTEST_SHARE * greys.length)))
  return { red: middleOf(brightest.map(({ red }) => red)), blue: middleOf(brightest.map(({ blue }) => blue)) }
}

const isWithin = (place: number) => place >= RIM && place < 1 - RIM

function couldBeLight({ red, blue }: Illumination): boolean {
  if (red < RED_RANGE[0] || red > RED_RANGE[1] || blue < BLUE_RANGE[0] || blue > BLUE_RANGE[1]) return false
  // Warm bulbs lose blue about twice as fast as they gain red.
  return Math.abs(Math.log(red) + 0.5 * Math.log(blue)) <= MOST_OFF_LINE
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? 1
}
