import type { MeasuredFigures, MeasuredShare } from '@candi/contracts'
import { bootstrapInterval } from './bootstrap.ts'
import type { ScoredCase } from './scored-case.ts'
import { brierScore, excessCalibrationError, shareWithin, triage } from './scores.ts'
import { interval, percent } from './table.ts'

export const SCORE_HEAD = [
  '',
  'cases',
  'first right',
  'within three',
  'strict first',
  'strict three',
  'calibration error',
  'above chance',
  'Brier',
  'must-not-drive told',
  'false alarms',
]

/** A share of so many cases, in [0, 1], with its 95 % bootstrap interval. */
interface Share {
  readonly value: number
  readonly bounds: readonly [number, number]
  readonly of: number
}

/** What is measured of some cases. */
export interface Figures {
  readonly firstRight: Share
  readonly withinThree: Share
  readonly strict: readonly [first: number, three: number]
  readonly calibration: { readonly error: number; readonly excess: number }
  readonly brier: number
  /** Null where nobody judged which of them must not be driven. */
  readonly dangerTold: Share | null
  readonly falseAlarms: Share | null
}

export function figuresOf(cases: readonly ScoredCase[], random: () => number, withUrgency: boolean): Figures {
  const share = (score: (sample: readonly ScoredCase[]) => number, of = cases.length): Share => ({
    value: score(cases),
    bounds: bootstrapInterval(cases, score, random),
    of,
  })
  const firstRight = share((sample) => shareWithin(sample, 1))
  const withinThree = share((sample) => shareWithin(sample, 3))
  const calibration = excessCalibrationError(cases, random)
  const { dangerous, harmless } = triage(cases)
  const judged = withUrgency && dangerous > 0
  return {
    firstRight,
    withinThree,
    strict: [shareWithin(cases, 1, true), shareWithin(cases, 3, true)],
    calibration,
    brier: brierScore(cases),
    dangerTold: judged ? share((sample) => triage(sample).sensitivity, dangerous) : null,
    falseAlarms: judged ? share((sample) => triage(sample).falseAlarms, harmless) : null,
  }
}

/** One row of figures with 95 % bootstrap intervals. */
export function rowOf(name: string, figures: Figures): string[] {
  const { firstRight, withinThree, strict, calibration, brier, dangerTold, falseAlarms } = figures
  const ofAll = ({ value, bounds }: Share) => `${percent(value)} (${interval(bounds)})`
  const ofSome = (share: Share | null) =>
    share ? `${percent(share.value)} of ${share.of} (${interval(share.bounds)})` : '–'
  return [
    name,
    String(firstRight.of),
    ofAll(firstRight),
    ofAll(withinThree),
    ...strict.map(percent),
    calibration.error.toFixed(3),
    calibration.excess.toFixed(3),
    brier.toFixed(3),
    ofSome(dangerTold),
    ofSome(falseAlarms),
  ]
}

export const scoreRow = (
  name: string,
  cases: readonly ScoredCase[],
  random: () => number,
  withUrgency: boolean,
): string[] => rowOf(name, figuresOf(cases, random, withUrgency))

/** Figures as docs/accuracy.json holds them, rounded as the rows are. */
export function writtenFigures(
  { firstRight, withinThree, dangerTold, falseAlarms }: Figures,
  measured: string,
): MeasuredFigures {
  return {
    measured,
    cases: firstRight.of,
    firstRight: writtenShare(firstRight),
    withinThree: writtenShare(withinThree),
    dangerTold: dangerTold?.of ? writtenShare(dangerTold) : null,
    falseAlarms: falseAlarms?.of ? writtenShare(falseAlarms) : null,
  }
}

const writtenShare = ({ value, bounds: [low, high], of }: Share): MeasuredShare => ({
  percent: Number((100 * value).toFixed(1)),
  low: Math.round(100 * low),
  high: Math.round(100 * high),
  of,
})
