import { bitsOf, type LeastSignificantBits, PacketEnd } from './least-significant-bits.ts'
import { type Codebook, takeEntry } from './vorbis-codebook.ts'

/** The outline of a spectrum as a line with bends, Vorbis I section 7. */
export interface Floor {
  readonly partitions: readonly FloorClass[]
  readonly multiplier: number
  /** Places of the bends; the first two are the ends. */
  readonly places: readonly number[]
  /** Indices of `places` from left to right. */
  readonly order: readonly number[]
  /** For each place the nearest ones before it in the list, left and right. */
  readonly neighbors: readonly (readonly [number, number])[]
}

interface FloorClass {
  readonly dimensions: number
  readonly subclassBits: number
  readonly masterBook: number
  readonly books: readonly number[]
}

const RANGES = [256, 128, 86, 64] as const
/** Step of the table of loudness: 140 dB in 256 steps. */
const STEP_DB = 140 / 256
const LOUDNESS = Float32Array.from({ length: 256 }, (_, step) => 10 ** (((step - 255) * STEP_DB) / 20))

export function readFloor(bits: LeastSignificantBits): Floor {
  if (bits.take(16) !== 1)
    throw new RangeError('Only floors of the first kind are read; nobody writes others.')
  const classOf = Array.from({ length: bits.take(5) }, () => bits.take(4))
  const classes = Array.from({ length: Math.max(-1, ...classOf) + 1 }, (): FloorClass => {
    const dimensions = bits.take(3) + 1
    const subclassBits = bits.take(2)
    const masterBook = subclassBits > 0 ? bits.take(8) : 0
    const books = Array.from({ length: 2 ** subclassBits }, () => bits.take(8) - 1)
    return { dimensions, subclassBits, masterBook, books }
  })
  const multiplier = bits.take(2) + 1
  const rangeBits = bits.take(4)
  const partitions = classOf.flatMap((index) => classes[index] ?? [])
  const bends = partitions.reduce((sum, { dimensions }) => sum + dimensions, 0)
  const places = [0, 2 ** rangeBits, ...Array.from({ length: bends }, () => bits.take(rangeBits))]
  if (new Set(places).size !== places.length) throw new RangeError('Two bends at one place.')
  const order = places
    .map((_, index) => index)
    .sort((left, right) => (places[left] ?? 0) - (places[right] ?? 0))
  return {
    partitions,
    multiplier,
    places,
    order,
    neighbors: places.map((_, index) => nearest(places, index)),
  }
}

function nearest(places: readonly number[], index: number): readonly [number, number] {
  const here = places[index] ?? 0
  let [left, right] = [0, 1]
  for (let other = 0; other < index; other += 1) {
    const place = places[other] ?? 0
    if (place < here && place > (places[left] ?? 0)) left = other
    if (place > here && place < (places[right] ?? 0)) right = other
  }
  return [left, right]
}

/** The heights of the bends in this packet; null where the channel is silent. */
export function takeFloor(
  bits: LeastSignificantBits,
  floor: Floor,
  books: readonly Codebook[],
): Float64Array | null {
  try {
    if (bits.take(1) === 0) return null
    const endBits = bitsOf((RANGES[floor.multiplier - 1] ?? 0) - 1)
    const heights = [bits.take(endBits), bits.take(endBits)]
    for (const { dimensions, subclassBits, masterBook, books: subBooks } of floor.partitions) {
      let choice = subclassBits > 0 ? takeEntry(bits, bookAt(books, masterBook)) : 0
      for (let dimension = 0; dimension < dimensions; dimension += 1) {
        const book = subBooks[choice % 2 ** subclassBits] ?? -1
        choice = Math.floor(choice / 2 ** subclassBits)
        heights.push(book < 0 ? 0 : takeEntry(bits, bookAt(books, book)))
      }
    }
    return Float64Array.from(heights)
  } catch (error) {
    if (error instanceof PacketEnd) return null
    throw error
  }
}

export function bookAt(books: readonly Codebook[], index: number): Codebook {
  const book = books[index]
  if (!book) throw new RangeError('No such codebook.')
  return book
}

/** Multiplies a spectrum by the outline, Vorbis I section 7.2.4. */
export function applyFloor(floor: Floor, told: Float64Array, spectrum: Float64Array): void {
  const range = RANGES[floor.multiplier - 1] ?? 0
  const { heights, isBend } = foretold(floor, told, range)
  let fromPlace = 0
  let fromHeight = (heights[floor.order[0] ?? 0] ?? 0) * floor.multiplier
  for (const index of floor.order.slice(1)) {
    if (!isBend[index]) continue
    const place = floor.places[index] ?? 0
    const height = (heights[index] ?? 0) * floor.multiplier
    applyLine(spectrum, fromPlace, fromHeight, place, height)
    fromPlace = place
    fromHeight = height
  }
  if (fromPlace < spectrum.length) applyLine(spectrum, fromPlace, fromHeight, spectrum.length, fromHeight)
}

/** Heights are told as how far they lie from the line between their neighbors. */
function foretold(floor: Floor, told: Float64Array, range: number) {
  const heights = told.slice()
  const isBend = Array.from(told, (_, index) => index < 2)
  for (let index = 2; index < told.length; index += 1) {
    const [left, right] = floor.neighbors[index] ?? [0, 1]
    const guess = pointOn(floor.places, heights, left, right, floor.places[index] ?? 0)
    const value = told[index] ?? 0
    const above = range - guess
    const room = 2 * Math.min(above, guess)
    if (value !== 0) {
      isBend[left] = true
      isBend[right] = true
      isBend[index] = true
    }
    const height =
      value >= room
        ? above > guess
          ? value
          : range - 1 - value
        : value % 2 === 1
          ? guess - (value + 1) / 2
          : guess + value / 2
    heights[index] = value === 0 ? guess : Math.max(0, Math.min(range - 1, height))
  }
  return { heights, isBend }
}

function pointOn(places: readonly number[], heights: Float64Array, left: number, right: number, at: number) {
  const [fromPlace, toPlace] = [places[left] ?? 0, places[right] ?? 0]
  const [from, to] = [heights[left] ?? 0, heights[right] ?? 0]
  const rise = Math.floor((Math.abs(to - from) * (at - fromPlace)) / (toPlace - fromPlace))
  return to < from ? from - rise : from + rise
}

/** A line in whole steps, as the encoder drew it: Vorbis I section 9.2.7. */
function applyLine(
  spectrum: Float64Array,
  fromPlace: number,
  from: number,
  toPlace: number,
  to: number,
): void {
  const width = toPlace - fromPlace
  const rise = to - from
  const base = Math.trunc(rise / width)
  const over = Math.abs(rise) - Math.abs(base) * width
  const step = rise < 0 ? base - 1 : base + 1
  let height = from
  let error = 0
  for (let place = fromPlace; place < Math.min(toPlace, spectrum.length); place += 1) {
    if (place > fromPlace) {
      error += over
      if (error >= width) {
        error -= width
        height += step
      } else height += base
    }
    spectrum[place] = (spectrum[place] ?? 0) * (LOUDNESS[Math.max(0, Math.min(255, height))] ?? 0)
  }
}
