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

/** One row of figures with 95 % bootstrap intervals. */
export function scoreRow(
  name: string,
  cases: readonly ScoredCase[],
  random: () => number,
  withUrgency: boolean,
): string[] {
  const share = (count: number) =>
    `${percent(shareWithin(cases, count))} (${interval(bootstrapInterval(cases, (sample) => shareWithin(sample, count), random))})`
  const { error, excess } = excessCalibrationError(cases, random)
  const { sensitivity, falseAlarms, dangerous, harmless } = triage(cases)
  const judged = withUrgency && dangerous > 0
  const told = judged
    ? `${percent(sensitivity)} of ${dangerous} (${interval(bootstrapInterval(cases, (sample) => triage(sample).sensitivity, random))})`
    : '–'
  const alarms = judged
    ? `${percent(falseAlarms)} of ${harmless} (${interval(bootstrapInterval(cases, (sample) => triage(sample).falseAlarms, random))})`
    : '–'
  return [
    name,
    String(cases.length),
    share(1),
    share(3),
    percent(shareWithin(cases, 1, true)),
    percent(shareWithin(cases, 3, true)),
    error.toFixed(3),
    excess.toFixed(3),
    brierScore(cases).toFixed(3),
    told,
    alarms,
  ]
}
