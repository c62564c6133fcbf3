import { GAUGE_STEP, gaugeFinderInput } from './gauge-finder-input.ts'
import type { PhotoEyes } from './photo-eyes.ts'
import type { Box, Picture } from './picture.ts'

/** Longer sides at which the picture is looked over: gauges of 11 to 36 and of 22 to 72 pixels to their ends, of 640. */
const LONG_SIDES = [640, 320] as const
/** Half a side of a gauge, in pixels, of which the finder tells the double or half. */
const USUAL_HALF = 20
const MOST_DOUBLINGS = 1.2
const LEAST = 0.12
const MOST_FOUND = 10
/** Middles nearer than this share of the larger half side are one gauge. */
const APART = 0.7

/** Where a small gauge may be: a square from its middle to its ends. */
export interface GaugePlace {
  readonly probability: number
  readonly box: Box
}

interface Place {
  readonly probability: number
  /** Pixels of the picture. */
  readonly x: number
  readonly y: number
  readonly half: number
}

/** Places in a picture that look like a small gauge of an instrument panel, whichever; surest first. */
export async function findGauges(
  picture: Picture,
  eyes: Pick<PhotoEyes, 'findGauges'>,
): Promise<GaugePlace[]> {
  const places: Place[] = []
  for (const long of LONG_SIDES) {
    const { planes, width, height } = gaugeFinderInput(picture, long)
    const told = await eyes.findGauges(planes, width, height)
    places.push(...peaksOf(told, width, height, picture.width / width, picture.height / height))
  }
  const kept: Place[] = []
  for (const place of places.toSorted((one, other) => other.probability - one.probability)) {
    if (kept.length === MOST_FOUND) break
    if (kept.every((other) => isApart(place, other))) kept.push(place)
  }
  return kept.map(({ probability, x, y, half }) => ({ probability, box: boxOf(picture, x, y, half) }))
}

/** Places whose probability none of the eight around passes. */
function peaksOf(told: Float32Array, width: number, height: number, scaleX: number, scaleY: number): Place[] {
  const columns = width / GAUGE_STEP
  const rows = height / GAUGE_STEP
  const plane = columns * rows
  const least = Math.log(LEAST / (1 - LEAST))
  const heat = (row: number, column: number) =>
    row < 0 || column < 0 || row >= rows || column >= columns
      ? Number.NEGATIVE_INFINITY
      : (told[row * columns + column] ?? Number.NEGATIVE_INFINITY)
  const peaks: Place[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const here = heat(row, column)
      if (!(here > least) || BESIDE.some(([down, right]) => heat(row + down, column + right) > here)) continue
      const at = row * columns + column
      const doublings = Math.min(MOST_DOUBLINGS, Math.max(-MOST_DOUBLINGS, told[3 * plane + at] ?? 0))
      peaks.push({
        probability: 1 / (1 + Math.exp(-here)),
        x: (column + 0.5 + (told[plane + at] ?? 0)) * GAUGE_STEP * scaleX,
        y: (row + 0.5 + (told[2 * plane + at] ?? 0)) * GAUGE_STEP * scaleY,
        half: (USUAL_HALF * 2 ** doublings * (scaleX + scaleY)) / 2,
      })
    }
  return peaks
}
const BESIDE = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((right) => (down === 0 && right === 0 ? [] : [[down, right] as const])),
)

const isApart = (one: Place, other: Place) =>
  Math.hypot(one.x - other.x, one.y - other.y) > APART * Math.max(one.half, other.half)

const boxOf = ({ width, height }: Picture, x: number, y: number, half: number): Box => [
  (x - half) / width,
  (y - half) / height,
  (2 * half) / width,
  (2 * half) / height,
]
