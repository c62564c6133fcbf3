import type { TextLine, VinReading } from './judgement.ts'
import type { PhotoEyes } from './photo-eyes.ts'
import type { Picture } from './picture.ts'
import { readBarsAgain } from './read-bars-again.ts'
import { pieceOf, wholeOf } from './text-quad.ts'
import { scalePicture } from './text-scale.ts'
import { warpQuad } from './text-warp.ts'
import { vinInBarcodes } from './vin-in-barcode.ts'
import { type VinLine, vinLines } from './vin-lines.ts'
import { lookAtVinLine } from './vin-look.ts'
import { vinProbability } from './vin-probability.ts'
import { type VinVote, voteOnVin } from './vin-vote.ts'

const BARCODE_PROBABILITY = 0.99
/** Sure enough to look no further. */
const ENOUGH = 0.7
/** Less is no reading. */
const LEAST = 0.05
const MOST_LINES = 3
const MOST_OTHERS = 4
/** Letters in which two looks at one VIN may differ. */
const MOST_DIFFERENCES = 6

/**
 * The VIN in a photo, from bars or from text; null where none is found. `lines` are what was read in it already, or
 * read it where bars do not spare that. Where a VIN is what the photo was taken for (`isWanted`) it is also looked for
 * upside down and from nearer by, and small or tilted bars are looked at again: that takes several times as long.
 */
export async function readVin(
  picture: Picture,
  lines: readonly TextLine[] | (() => Promise<readonly TextLine[]>),
  eyes: Pick<PhotoEyes, 'readText' | 'spellVin' | 'readBarcodes'>,
  { isWanted = false }: { readonly isWanted?: boolean } = {},
): Promise<VinReading | null> {
  const inBars = vinInBarcodes(await eyes.readBarcodes(picture))
  if (inBars !== null) return fromBars(inBars)
  const read = typeof lines === 'function' ? await lines() : lines
  const groups: Group[] = []
  let isFirst = true
  for await (const found of waysToFind(picture, read, eyes, isWanted)) {
    for (const line of found.lines.slice(0, MOST_LINES)) {
      addTo(groups, await lookAtVinLine(found.picture, line.quad, eyes), line.likeness)
      const best = bestOf(groups)
      if (best !== null && best.probability >= ENOUGH) return best
    }
    const inBarsAgain = isWanted && isFirst ? await readBarsAgain(picture, eyes) : null
    if (inBarsAgain !== null) return fromBars(inBarsAgain)
    isFirst = false
  }
  const best = bestOf(groups)
  return best !== null && best.probability >= LEAST ? best : null
}

const fromBars = (value: string): VinReading => ({
  value,
  probability: BARCODE_PROBABILITY,
  from: 'barcode',
  isRepaired: false,
  others: [],
})

/** Looks at what is most likely one and the same VIN: each look more is another voice. */
interface Group {
  readings: readonly Float32Array[]
  likeness: number
  votes: readonly VinVote[]
}

function addTo(groups: Group[], readings: readonly Float32Array[], likeness: number): void {
  const [first] = voteOnVin(readings)
  if (first === undefined) return
  const group = groups.find(({ votes }) =>
    votes.some(({ vin }) => differences(vin, first.vin) <= MOST_DIFFERENCES),
  )
  if (group === undefined) {
    groups.push({ readings, likeness, votes: voteOnVin(readings) })
    return
  }
  group.readings = [...group.readings, ...readings]
  group.likeness = Math.max(group.likeness, likeness)
  group.votes = voteOnVin(group.readings)
}

const differences = (a: string, b: string): number =>
  [...a].filter((letter, place) => letter !== b[place]).length

function bestOf(groups: readonly Group[]): VinReading | null {
  const readings = groups.flatMap(({ votes, likeness }) => readingOf(votes, likeness) ?? [])
  return readings.sort((a, b) => b.probability - a.probability)[0] ?? null
}

/** Where a VIN may stand: the lines that were read, then upside down, then a look from nearer by. */
async function* waysToFind(
  picture: Picture,
  lines: readonly TextLine[],
  eyes: Pick<PhotoEyes, 'readText'>,
  isWanted: boolean,
): AsyncGenerator<{ picture: Picture; lines: readonly VinLine[] }> {
  yield { picture, lines: vinLines(lines, picture) }
  if (!isWanted) return
  for (const part of [turnedRound(picture), ...nearerParts(picture)])
    yield { picture: part, lines: vinLines(await eyes.readText(part), part) }
}

function turnedRound({ width, height, data }: Picture): Picture {
  const out = new Uint8Array(data.length)
  for (let from = 0, to = data.length - 3; to >= 0; from += 3, to -= 3)
    out.set(data.subarray(from, from + 3), to)
  return { width, height, data: out }
}

/** A stretched photo pulled back, and quarters of a large one: small letters vanish where the whole is looked at. */
function* nearerParts(picture: Picture): Generator<Picture> {
  const { width, height } = picture
  const longer = Math.max(width, height)
  if (longer < 1_000) {
    const factor = 960 / longer
    yield scalePicture(picture, Math.round(width * factor), Math.round(height * factor * 0.7))
    return
  }
  for (const [left, top] of [
    [0.2, 0.2],
    [0, 0],
    [0.4, 0],
    [0, 0.4],
    [0.4, 0.4],
  ] as const) {
    const part = pieceOf(wholeOf(picture), left, top, left + 0.6, top + 0.6)
    yield warpQuad(picture, part, Math.round(width * 0.6), Math.round(height * 0.6))
  }
}

function readingOf(votes: readonly VinVote[], likeness: number): VinReading | null {
  const [first] = votes
  if (first === undefined) return null
  const bySight = votes.reduce((best, vote) => (vote.seen > best.seen ? vote : best), first)
  return {
    value: first.vin,
    probability: vinProbability(votes, likeness),
    from: 'text',
    // What VINs are like changed what the pixels alone would have said.
    isRepaired: bySight.vin !== first.vin,
    others: votes.slice(1, 1 + MOST_OTHERS).map(({ vin }) => vin),
  }
}
