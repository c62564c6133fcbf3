import type { TextLine } from './judgement.ts'
import { type Odometer, type OdometerCandidate, odometerCandidates } from './odometer-in.ts'
import { odometerProbability } from './odometer-probability.ts'
import type { PhotoEyes } from './photo-eyes.ts'
import type { Picture } from './picture.ts'
import { heightOf, pieceOf, widthOf } from './text-quad.ts'
import { warpQuad } from './text-warp.ts'

/** The mileage is always read again with more around it: finders of text cut off a thin last digit. */
const MARGINS: readonly (readonly [left: number, right: number])[] = [
  [0.6, 0.6],
  [0.15, 1],
]
const LEAST_PROBABILITY = 0.5
const LINE_HEIGHT = 48
const MOST_DIGITS = 6

/** The mileage on a dashboard or a close-up of its display; null where none can be read honestly. */
export async function readOdometer(
  picture: Picture,
  lines: readonly TextLine[],
  eyes: Pick<PhotoEyes, 'readLine'>,
): Promise<Odometer | null> {
  const candidates = odometerCandidates(lines, picture)
  const [first] = candidates
  if (first === undefined) return null
  const again = await readAgain(picture, first, eyes)
  const digits = longerThan(first.digits, again)
  const agreeing = again.filter((other) => other === digits).length
  const probability = odometerProbability({ ...first, digits }, candidates[1], agreeing / MARGINS.length)
  return probability < LEAST_PROBABILITY ? null : { value: Number(digits), unit: first.unit, probability }
}

async function readAgain(
  picture: Picture,
  { quad }: OdometerCandidate,
  eyes: Pick<PhotoEyes, 'readLine'>,
): Promise<string[]> {
  const share = heightOf(quad) / widthOf(quad)
  const read: string[] = []
  for (const [left, right] of MARGINS) {
    const piece = pieceOf(quad, -left * share, -0.05, 1 + right * share, 1.05)
    const width = Math.round((widthOf(piece) / heightOf(piece)) * LINE_HEIGHT)
    const { text } = await eyes.readLine(warpQuad(picture, piece, Math.max(LINE_HEIGHT, width), LINE_HEIGHT))
    read.push(/\d+/.exec(text.replaceAll(/(?<=\d)[ ,](?=\d{3})/g, ''))?.[0] ?? '')
  }
  return read
}

/** One digit more, where every look finds the same one before or after the others: a lamp beside them is found by one. */
function longerThan(digits: string, again: readonly string[]): string {
  const [longer = ''] = again
  const isAgreed = again.every((other) => other === longer)
  return isAgreed &&
    longer.length === digits.length + 1 &&
    longer.includes(digits) &&
    longer.length <= MOST_DIGITS
    ? longer
    : digits
}
