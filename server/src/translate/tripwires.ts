import type { Assessment } from '@candi/contracts'
import { DRIVING_LIMITS, isSure, KM_PER_MILE } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { leadingProblem } from './verdict.ts'

/** A distance in the unit of whoever reads it: "50 miles", "80 km". */
export const distanceIn = (miles: number, isMetric: boolean): string =>
  isMetric
    ? `${Number((miles * KM_PER_MILE).toPrecision(2)).toLocaleString('en-US')} km`
    : `${miles.toLocaleString('en-US')} miles`

/** Made once: making one takes longer than writing a hundred dates with it. */
const dayIn = (language: string) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
const AMERICAN_DAY = dayIn('en-US')
const BRITISH_DAY = dayIn('en-GB')

/** What to watch for, at what sign to stop, and by when. "You can wait" never comes without them. */
export function tripwiresOf(
  parts: DiagnosisParts,
  assessment: CaseAssessment,
  locale: string,
): Assessment['tripwires'] {
  const { level, starts } = assessment.verdict
  const isMetric = !/-(US|GB|LR|MM)$/i.test(locale)
  const own = parts.advice.get(leadingProblem(parts, assessment))?.tripwires ?? []
  const others = assessment.ranked
    .slice(0, 2)
    .flatMap(({ cause }) => parts.advice.get(cause.problem)?.tripwires.slice(0, 2) ?? [])
  const present = new Set(
    assessment.understanding.observations.flatMap((observation) =>
      observation.state === 'present' && isSure(observation) ? [observation.finding] : [],
    ),
  )
  // "Stop if the light flashes" is no help to somebody whose light flashes: what is there already is no tripwire.
  const ahead = [...own, ...others].filter(
    ({ findings }) => !findings.some((finding) => present.has(finding)),
  )
  const signs = [...new Set(ahead.map(({ words }) => words))].slice(0, 5)
  // A car that stands, does not run, or of which nobody can tell yet, has nothing to watch for on the way.
  if (level === 'stop' || level === 'unknown' || !starts)
    return { title: '', signs: [], deadline: '', isMetric }
  if (level === 'limp') return { title: 'Stop and call a tow if', signs, deadline: '', isMetric }
  const { days, miles } = DRIVING_LIMITS[level]
  const date = new Date(parts.today().getTime() + days * 86_400_000)
  // The sentence is English whatever the browser speaks, and a locale that no one knows would throw.
  const day = (/-US$/i.test(locale) ? AMERICAN_DAY : BRITISH_DAY).format(date)
  return {
    title: 'It can wait, unless',
    signs,
    deadline: `Have it looked at by ${day}, or within ${distanceIn(miles, isMetric)}, whichever comes first.`,
    day: date.toISOString().slice(0, 10),
    isMetric,
  }
}
