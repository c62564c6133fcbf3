import type { PhotoJudgement, TextLine } from './judgement.ts'
import { isGaugeScale } from './odometer-scale.ts'
import type { Picture } from './picture.ts'
import { quadOfLine } from './text-line-quad.ts'
import { heightOf, type Quad } from './text-quad.ts'

export type Odometer = NonNullable<PhotoJudgement['odometer']>

/** Digits that may be the mileage, with what speaks for them. */
export interface OdometerCandidate {
  readonly digits: string
  readonly unit: Odometer['unit']
  readonly quad: Quad
  readonly probability: number
  readonly score: number
}

const WEIGHTS = { labelled: 0.6, unit: 0.35, long: 0.5, short: -0.6, year: -0.4 } as const
const DIGITS = { least: 3, most: 7 } as const
/** A number with one decimal is a trip or a consumption; with colons or slashes a time or a date. */
const NUMBER =
  /^[^\dA-Za-z]{0,2}(?:ODO)?[^\dA-Za-z]{0,2}(\d[\d ]*\d|\d{1,3}(?:[.,]\d{3})+)[^\dA-Za-z]{0,3}(km|kmm|mi|miles|m|k|ikm)?\W{0,2}$/i
const LABEL = /\bodo|^odo|total|mileage|odometer/i
const MILES = /^(mi|miles)$/i

/** Digits that may be the mileage, the likeliest first. */
export function odometerCandidates(lines: readonly TextLine[], picture: Picture): OdometerCandidate[] {
  const placed = lines.map((line) => ({ line, quad: quadOfLine(line, picture) }))
  return placed
    .flatMap(({ line, quad }): OdometerCandidate[] => {
      const match = NUMBER.exec(line.text)
      const digits = (match?.[1] ?? '').replaceAll(/\D/g, '')
      if (digits.length < DIGITS.least || digits.length > DIGITS.most) return []
      const near = placed
        .filter((other) => other.line !== line && isNear(quad, other.quad))
        .map((other) => other.line.text)
      const isLabelled = LABEL.test(line.text) || near.some((text) => LABEL.test(text))
      if (!isLabelled && isGaugeScale(digits)) return []
      const beside = near.find((text) => /^(km|mi|miles|ikm|kmm)$/i.test(text))
      const written = match?.[2] ?? beside
      const score =
        line.probability +
        (isLabelled ? WEIGHTS.labelled : 0) +
        (written === undefined ? 0 : WEIGHTS.unit) +
        (digits.length >= 5 ? WEIGHTS.long : 0) +
        (digits.length === 3 ? WEIGHTS.short : 0) +
        (/^(19|20|14)\d\d$/.test(digits) ? WEIGHTS.year : 0)
      const unit = written === undefined ? null : MILES.test(written) ? 'mi' : 'km'
      return [{ digits, unit, quad, probability: line.probability, score }]
    })
    .sort((a, b) => b.score - a.score || Number(b.digits) - Number(a.digits))
}

/** A word on the same line, or right above or below. */
function isNear(digits: Quad, other: Quad): boolean {
  const tall = heightOf(digits)
  const centre = (quad: Quad) => [(quad[0][0] + quad[2][0]) / 2, (quad[0][1] + quad[2][1]) / 2] as const
  const left = Math.min(digits[0][0], digits[3][0]) - 3 * tall
  const right = Math.max(digits[1][0], digits[2][0]) + 3 * tall
  const [x, y] = centre(other)
  return x > left && x < right && Math.abs(y - centre(digits)[1]) < 1.6 * tall
}
