import { boxMean } from './box-mean.ts'
import { lightOf } from './oklab.ts'
import { type Spot, ZONES } from './spot.ts'

/** What is measured of a spot against the ground around it; every number is a natural logarithm or a share. */
export const SPOT_MEASURES = [
  'shade',
  'red',
  'blue',
  'deepShade',
  'deepRed',
  'deepBlue',
  'texture',
  'unevenness',
  'glint',
  'brightest',
  'edge',
  'groundShade',
  'groundRed',
  'groundBlue',
  'groundTexture',
] as const
export type SpotMeasure = (typeof SPOT_MEASURES)[number]
export type MeasuredSpot = Readonly<Record<SpotMeasure, number>>

/** Half-widths in pixels of what counts as grain, and of what counts as the even shade below it. */
const GRAIN = 2
const EVEN = 7
/** A mirrored lamp is this much brighter than the brightest ground beside it. */
const GLINT = 1.35
const LEAST_LIGHT = 0.002
const LEAST_PIXELS = 60

/**
 * The light that a spot sends, against that of the ground around it: their ratio a color is the same in every light (von Kries), and on
 * every ground it is what a film takes away. Null where too little of either is left to measure.
 */
export function measureSpot({ picture, zones }: Spot): MeasuredSpot | null {
  const { width, height, data } = picture
  const grey = new Float32Array(width * height)
  for (let place = 0; place < grey.length; place += 1) {
    const at = place * 3
    grey[place] = Math.log(
      LEAST_LIGHT +
        (lightOf(data[at] ?? 0) + 2 * lightOf(data[at + 1] ?? 0) + lightOf(data[at + 2] ?? 0)) / 4,
    )
  }
  const inside = placesOf(zones, ZONES.inside)
  const around = placesOf(zones, ZONES.around)
  if (inside.length < LEAST_PIXELS || around.length < LEAST_PIXELS) return null
  const lightness = (places: Int32Array) => sorted(Float32Array.from(places, (place) => grey[place] ?? 0))
  const [own, ground] = [lightness(inside), lightness(around)]
  const brightGround = at(ground, 0.99)
  const shows = inside.filter((place) => (grey[place] ?? 0) <= brightGround + Math.log(GLINT))
  const matte = shows.length >= LEAST_PIXELS / 2 ? shows : inside
  const deepest = at(lightness(matte), 0.25)
  const deep = matte.filter((place) => (grey[place] ?? 0) <= deepest)
  const [ofMatte, ofDeep, ofGround] = [matte, deep, around].map((places) => meanLight(data, places))
  const grain = unrestOf(grey, width, height, GRAIN)
  const even = unrestOf(grey, width, height, EVEN)
  const groundGrain = meanOf(grain, around)
  return {
    shade: ratio(ofMatte, ofGround, 'shade'),
    red: ratio(ofMatte, ofGround, 'red'),
    blue: ratio(ofMatte, ofGround, 'blue'),
    deepShade: ratio(ofDeep, ofGround, 'shade'),
    deepRed: ratio(ofDeep, ofGround, 'red'),
    deepBlue: ratio(ofDeep, ofGround, 'blue'),
    texture: Math.log((meanOf(grain, matte) + 0.005) / (groundGrain + 0.005)),
    unevenness: Math.log(
      (meanOf(even, matte) - meanOf(grain, matte) + 0.01) / (meanOf(even, around) - groundGrain + 0.01),
    ),
    glint: Math.log(1 + 200 * (1 - shows.length / inside.length)),
    brightest: at(own, 0.995) - at(own, 0.5) - (at(ground, 0.995) - at(ground, 0.5)),
    edge: edgeOf(zones, grey, width, ofMatte, ofGround),
    groundShade: ofGround?.shade ?? 0,
    groundRed: ofGround?.red ?? 0,
    groundBlue: ofGround?.blue ?? 0,
    groundTexture: Math.log(groundGrain + 0.005),
  }
}

/** Logarithms: how much light, and how much more red and blue than green. */
interface Light {
  readonly shade: number
  readonly red: number
  readonly blue: number
}

function placesOf(zones: Uint8Array, wanted: number): Int32Array {
  const places = new Int32Array(zones.length)
  let count = 0
  for (let place = 0; place < zones.length; place += 1)
    if (zones[place] === wanted) {
      places[count] = place
      count += 1
    }
  return places.subarray(0, count)
}

function meanOf(values: Float32Array, places: Int32Array): number {
  let sum = 0
  for (let at = 0; at < places.length; at += 1) sum += values[places[at] ?? 0] ?? 0
  return sum / Math.max(1, places.length)
}

function meanLight(data: Uint8Array, places: Int32Array): Light {
  let [sumRed, sumGreen, sumBlue] = [0, 0, 0]
  for (let at = 0; at < places.length; at += 1) {
    const from = (places[at] ?? 0) * 3
    sumRed += lightOf(data[from] ?? 0)
    sumGreen += lightOf(data[from + 1] ?? 0)
    sumBlue += lightOf(data[from + 2] ?? 0)
  }
  const mean = (sum: number) => Math.log(LEAST_LIGHT + sum / Math.max(1, places.length))
  const [red, green, blue] = [mean(sumRed), mean(sumGreen), mean(sumBlue)]
  return { shade: (red + 2 * green + blue) / 4, red: red - green, blue: blue - green }
}

const ratio = (own: Light | undefined, ground: Light | undefined, of: keyof Light) =>
  (own?.[of] ?? 0) - (ground?.[of] ?? 0)

/** How far each pixel lies from the mean of those within `reach` along its row and its column. */
function unrestOf(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const means = boxMean(values, width, height, reach)
  for (let place = 0; place < values.length; place += 1)
    means[place] = Math.abs((values[place] ?? 0) - (means[place] ?? 0))
  return means
}

/**
 * How sharply the spot ends: the steepest step across its edge against the whole difference. A shadow has a penumbra, a film a rim.
 */
function edgeOf(
  zones: Uint8Array,
  grey: Float32Array,
  width: number,
  own: Light | undefined,
  ground: Light | undefined,
): number {
  const whole = Math.max(0.05, Math.abs(ratio(own, ground, 'shade')))
  const steps: number[] = []
  for (const place of placesOf(zones, ZONES.edge)) {
    const across = (grey[place + 2] ?? 0) - (grey[place - 2] ?? 0)
    const down = (grey[place + 2 * width] ?? 0) - (grey[place - 2 * width] ?? 0)
    steps.push(Math.hypot(across, down))
  }
  return Math.min(2, at(sorted(steps), 0.9) / whole)
}

/** So many values tell where a share of them lies as well as all would. */
const ENOUGH = 4000

function sorted(values: ArrayLike<number>): Float64Array {
  const step = Math.max(1, Math.floor(values.length / ENOUGH))
  return Float64Array.from(
    { length: Math.floor(values.length / step) },
    (_, place) => values[place * step] ?? 0,
  ).sort()
}

const at = (values: Float64Array, share: number) =>
  values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0
