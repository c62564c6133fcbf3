import { HEADLINES, STANDING_HEADLINES, type Verdict } from '@candi/contracts'
import { allows, type CaseVerdict, isGrave, isGraveAt, likeliestOf } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { carName } from './car-name.ts'
import { ended, lowerFirst, upperFirst } from './sentence.ts'

/** The problem whose danger decides: the believed one with most mass on causes that must not be driven. */
export function leadingProblem(parts: DiagnosisParts, assessment: CaseAssessment): string {
  const urgent = isGrave(assessment.verdict.level)
  const { problemIds, problemAt, urgencyAt } = parts.model
  const { causes } = assessment.belief
  const mass = new Float64Array(problemIds.length)
  for (let index = 0; index < causes.length; index += 1) {
    const problem = problemAt[index] ?? 0
    const isDangerous = isGraveAt(urgencyAt[index])
    mass[problem] = (mass[problem] ?? 0) + (causes[index] ?? 0) * (urgent && !isDangerous ? 0.2 : 1)
  }
  return problemIds[likeliestOf(mass, 1)[0] ?? 0] ?? ''
}

export function verdictOf(parts: DiagnosisParts, assessment: CaseAssessment): Verdict {
  const { level, rules } = assessment.verdict
  const problem = leadingProblem(parts, assessment)
  return {
    urgency: level,
    starts: assessment.verdict.starts,
    headline: headlineOf(assessment.verdict),
    reason: reasonOf(parts, assessment, problem),
    telltale: (level === 'unknown' ? undefined : parts.advice.get(problem)?.telltale) ?? 'general',
    because: level === 'unknown' ? [] : rules.map((rule) => rule.reason),
  }
}

export function headlineOf({ level, starts }: Pick<CaseVerdict, 'level' | 'starts'>): string {
  if (starts) return HEADLINES[level]
  if (level === 'stop' || level === 'unknown') return HEADLINES[level]
  // Nobody drives it to the nearest workshop either, and that nothing dangerous was told is no proof that nothing is.
  return isGrave(level) ? STANDING_HEADLINES.grave : STANDING_HEADLINES.other
}

/** What has to be known of every car before anybody may say that it can be driven. */
export const SCREENING =
  'Does it stop and steer as it should? Do you see smoke, smell fuel, or is it running hot? Is a red lamp lit? Until you have looked, leave it parked; on the road, stop for a red lamp, smoke, or a smell of burning or fuel.'

/** From this probability on a cause is named in the verdict itself. */
const CLEAR = 0.2

function reasonOf(parts: DiagnosisParts, assessment: CaseAssessment, problem: string): string {
  const { verdict, understanding } = assessment
  const { level, mustNot } = verdict
  if (level === 'unknown')
    return `I do not know enough yet to say whether ${carName(understanding.vehicle)} may be driven. Tell me what it does, in your own words. ${SCREENING}`
  const rule = verdict.rules[0]
  if (rule && rule.urgency === level) return ended(rule.reason)
  if (isGrave(level)) {
    const danger = parts.advice.get(problem)?.danger
    // No count of cars: a share of belief is no frequency that anybody has counted.
    const first = `What you describe fits a fault that should not be driven on${danger ? `: ${danger}` : ''}.`
    const second =
      level === 'limp' && allows(['to_workshop'], mustNot)
        ? 'Go gently to the nearest workshop, or have it towed if anything gets worse.'
        : 'Have it towed or looked at where it stands.'
    return `${first} ${second}`
  }
  return reasonToWait(assessment, level)
}

/** On which a car may be driven that is looked at within two days: the same wherever it is said. */
export const CONDITIONS_OF_SOON =
  'only if it stops and steers as it should, with no red lamp, no smoke, no smell of fuel and a normal temperature'

/** What is said of a car that may be driven for now, or would be if it ran: always with what would change that. */
function reasonToWait(
  { ranked, understanding, verdict: { starts } }: CaseAssessment,
  level: 'soon' | 'plan' | 'watch',
): string {
  const top = ranked[0]
  if (!top) return `I cannot name a cause from this yet. ${SCREENING}`
  const isClear = top.probability >= CLEAR
  const likely = isClear
    ? `What you describe points most to this: ${lowerFirst(top.cause.title)}`
    : 'Several small causes are possible, and none stands out'
  if (!starts)
    return `${likely}. One careful try shows what it does; many drain the battery and heat the starter. If you smell fuel, see smoke, feel a hot cable, or it stood in water, leave it switched off and step away. Have it looked at where it stands, or towed.`
  if (top.cause.urgency === 'watch' && isClear)
    return `${likely}. That alone need not keep it off the road; watch for the signs below.`
  if (level === 'soon') return `${likely}. Do not put it off, and drive until then ${CONDITIONS_OF_SOON}.`
  if (level === 'plan')
    return `${likely}. Have it seen to within two weeks, and sooner if anything changes in how it stops, steers, smells or sounds.`
  return `${likely}. ${upperFirst(carName(understanding.vehicle))} can be driven while it stops, steers and runs as it should; keep an eye on it.`
}
