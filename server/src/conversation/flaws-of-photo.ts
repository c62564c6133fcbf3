import type { PhotoFlaw } from '@candi/contracts'
import { type PhotoJudgement, QUALITY_LIMITS } from '@candi/engines/photo'

/** What is wrong with a photo, gravest first; empty where it is good. What could be read in it is no flaw. */
export function flawsOfPhoto(judgement: PhotoJudgement): PhotoFlaw[] {
  const { width, height, quality, kind, lamps } = judgement
  const isRead = lamps.length > 0 || hasRead(judgement)
  const flaws: readonly (readonly [PhotoFlaw, boolean])[] = [
    ['too_small', Math.min(width, height) < QUALITY_LIMITS.leastPixels],
    ['too_dark', !isRead && quality.lightness < QUALITY_LIMITS.leastLightness],
    ['too_bright', !isRead && isGlaring(judgement)],
    ['blurred', !hasRead(judgement) && quality.sharpness < QUALITY_LIMITS.leastSharpness],
    ['not_a_car', kind.id === 'not_car'],
    ['too_far', !isRead && isFar(judgement)],
  ]
  return flaws.filter(([, holds]) => holds).map(([flaw]) => flaw)
}

const hasRead = ({ codes, vin, odometer }: PhotoJudgement) =>
  codes.length > 0 || vin !== null || odometer !== null

const isGlaring = ({ quality }: PhotoJudgement) =>
  quality.lightness > QUALITY_LIMITS.mostLightness && quality.whiteShare > QUALITY_LIMITS.mostWhiteShare

/** Something is to be read, and its letters are too low to be read. */
function isFar({ kind, lines, height }: PhotoJudgement): boolean {
  if (kind.id !== 'vin' && kind.id !== 'scanner' && kind.id !== 'odometer') return false
  const letters = lines.map(({ box }) => box[3] * height).sort((left, right) => left - right)
  const middle = letters[Math.floor(letters.length / 2)]
  return middle !== undefined && middle < QUALITY_LIMITS.leastLetterPixels
}

const USELESS: ReadonlySet<PhotoFlaw> = new Set(['too_small', 'not_a_car', 'too_dark', 'too_bright'])

/** A photo of which nothing may be concluded. */
export const isUselessPhoto = (flaws: readonly PhotoFlaw[]): boolean =>
  flaws.some((flaw) => USELESS.has(flaw))
