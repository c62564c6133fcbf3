import { findLampCandidates, type LampCandidate, overlap } from './find-lamp-candidates.ts'
import type { Lamp, LitLamp } from './judgement.ts'
import { LAMP_CALIBRATION } from './lamp-calibration.ts'
import { LAMP_CLASSES } from './lamp-classes.ts'
import { CROP_FLOATS, CROP_SIDE, CROP_SPANS, writeCrop } from './lamp-crop.ts'
import { measureLampColour } from './measure-lamp-colour.ts'
import type { PhotoEyes } from './photo-eyes.ts'
import type { Box, Picture } from './picture.ts'

/** Candidates that are told apart in one go: bounds the memory. */
const AT_ONCE = 32
/** Shared share of two boxes from which they are one place. */
const SAME_PLACE = 0.2
const OTHERS = 3
/** Lamps that there are two of: left and right, front and rear. */
const PAIRED: ReadonlySet<Lamp> = new Set(['turn_signal', 'fog'])

interface Told {
  readonly candidate: LampCandidate
  readonly ranked: readonly { readonly id: Lamp; readonly probability: number }[]
}

/** The lamps that are lit in a picture, surest first, each place and each lamp once. */
export async function findLamps(picture: Picture, eyes: Pick<PhotoEyes, 'tellLamps'>): Promise<LitLamp[]> {
  const told = await tellAll(picture, findLampCandidates(picture), eyes)
  const lamps: LitLamp[] = []
  for (const { candidate, ranked } of told) {
    const [best, ...others] = ranked
    if (!best) continue
    const probability = calibrated(best.probability)
    if (probability < LAMP_CALIBRATION.least) break
    if (lamps.some(({ box }) => isSamePlace(box, candidate.box))) continue
    if (lamps.filter(({ id }) => id === best.id).length >= (PAIRED.has(best.id) ? 2 : 1)) continue
    lamps.push({
      id: best.id,
      probability,
      box: candidate.box,
      colour: measureLampColour(picture, candidate.box),
      others: others.slice(0, OTHERS).map(({ id }) => id),
    })
  }
  return lamps
}

async function tellAll(
  picture: Picture,
  candidates: readonly LampCandidate[],
  eyes: Pick<PhotoEyes, 'tellLamps'>,
): Promise<Told[]> {
  const told: Told[] = []
  for (let from = 0; from < candidates.length; from += AT_ONCE) {
    const some = candidates.slice(from, from + AT_ONCE)
    const crops = new Float32Array(some.length * CROP_FLOATS)
    let at = 0
    for (const { box } of some)
      for (const span of CROP_SPANS) at = writeCrop(picture, box, span, CROP_SIDE, crops, at)
    const scores = await eyes.tellLamps(crops, some.length)
    for (const [index, candidate] of some.entries())
      told.push({
        candidate,
        ranked: ranked(scores.subarray(index * LAMP_CLASSES.length, (index + 1) * LAMP_CLASSES.length)),
      })
  }
  return told.sort((one, other) => (other.ranked[0]?.probability ?? 0) - (one.ranked[0]?.probability ?? 0))
}

/** Every lamp with its probability, likeliest first; "no lamp" has its share and no place. */
function ranked(scores: Float32Array): { id: Lamp; probability: number }[] {
  const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  const odds = Array.from(scores, (score) => Math.exp(score - most))
  const sum = odds.reduce((one, other) => one + other, 0)
  return LAMP_CLASSES.flatMap((id, index) =>
    id === 'none' ? [] : [{ id, probability: (odds[index] ?? 0) / sum }],
  ).sort((one, other) => other.probability - one.probability)
}

function calibrated(probability: number): number {
  const held = Math.min(1 - 1e-6, Math.max(1e-6, probability))
  const odds = LAMP_CALIBRATION.slope * Math.log(held / (1 - held)) + LAMP_CALIBRATION.shift
  return 1 / (1 + Math.exp(-odds))
}

function isSamePlace(one: Box, other: Box): boolean {
  return overlap(one, other) > SAME_PLACE || isCentreOf(one, other) || isCentreOf(other, one)
}

function isCentreOf(one: Box, other: Box): boolean {
  const x = one[0] + one[2] / 2
  const y = one[1] + one[3] / 2
  return x > other[0] && x < other[0] + other[2] && y > other[1] && y < other[1] + other[3]
}
