import { isGrave } from '@candi/domain'
import type { ScoredCase } from './scored-case.ts'

const ranked = (scored: ScoredCase) =>
  [...scored.problems].sort((left, right) => right.probability - left.probability)
const isRight = (scored: ScoredCase, problem: string) =>
  problem === scored.gold || scored.accept.includes(problem)

/** Whether the right problem (or an accepted one) is among the first `count`. */
export function isWithin(scored: ScoredCase, count: number, strict = false): boolean {
  return ranked(scored)
    .slice(0, count)
    .some(({ id }) => (strict ? id === scored.gold : isRight(scored, id)))
}

export const mean = (values: readonly number[]) =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length
export const shareWithin = (cases: readonly ScoredCase[], count: number, strict = false) =>
  mean(cases.map((scored) => (isWithin(scored, count, strict) ? 1 : 0)))

const confidenceOf = (scored: ScoredCase) => ranked(scored)[0]?.probability ?? 0

/** Expected calibration error of the first problem's probability, ten bins of equal width (Guo et al. 2017). */
export function calibrationError(confidences: readonly number[], hits: readonly number[]): number {
  const bins = Array.from({ length: 10 }, () => ({ confidence: 0, hits: 0, count: 0 }))
  confidences.forEach((confidence, index) => {
    const bin = bins[Math.min(9, Math.floor(confidence * 10))]
    if (!bin) return
    bin.confidence += confidence
    bin.hits += hits[index] ?? 0
    bin.count += 1
  })
  return (
    bins.reduce((sum, bin) => sum + Math.abs(bin.confidence - bin.hits), 0) / Math.max(confidences.length, 1)
  )
}

/** What a perfectly calibrated model with the same confidences would show by chance alone; averaged over draws. */
export function chanceCalibrationError(
  confidences: readonly number[],
  random: () => number,
  draws = 200,
): number {
  const errors = Array.from({ length: draws }, () =>
    calibrationError(
      confidences,
      confidences.map((confidence) => (random() < confidence ? 1 : 0)),
    ),
  )
  return mean(errors)
}

export function excessCalibrationError(
  cases: readonly ScoredCase[],
  random: () => number,
): { error: number; chance: number; excess: number } {
  const confidences = cases.map(confidenceOf)
  const hits = cases.map((scored) => (isWithin(scored, 1) ? 1 : 0))
  const error = calibrationError(confidences, hits)
  const chance = chanceCalibrationError(confidences, random)
  return { error, chance, excess: error - chance }
}

/** Brier score over all problems: the squared distance from certainty in the right one, 0 to 2. */
export function brierScore(cases: readonly ScoredCase[]): number {
  return mean(
    cases.map((scored) => {
      const target = scored.accept.find((id) => id === ranked(scored)[0]?.id) ?? scored.gold
      const onTarget = scored.problems.find(({ id }) => id === target)?.probability ?? 0
      const others = scored.problems.reduce(
        (sum, { id, probability }) => sum + (id === target ? 0 : probability ** 2),
        0,
      )
      return (1 - onTarget) ** 2 + others
    }),
  )
}

/** Must-not-drive cars that were told so, and harmless ones that were stopped needlessly. */
export function triage(cases: readonly ScoredCase[]): {
  sensitivity: number
  falseAlarms: number
  dangerous: number
  harmless: number
} {
  const dangerous = cases.filter(({ stopDriving }) => stopDriving === true)
  const harmless = cases.filter(({ stopDriving }) => stopDriving === false)
  return {
    sensitivity: mean(dangerous.map(({ urgency }) => (isGrave(urgency) ? 1 : 0))),
    falseAlarms: mean(harmless.map(({ urgency }) => (isGrave(urgency) ? 1 : 0))),
    dangerous: dangerous.length,
    harmless: harmless.length,
  }
}
