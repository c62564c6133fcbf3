import type { UrgencyWord, Verdict } from '@candi/contracts'
import { isSure, likeliestOf, URGENCIES } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { isUntold } from '../conversation/untold.ts'
import { carName } from './car-name.ts'
import { ended, lowerFirst, upperFirst } from './sentence.ts'

export const HEADLINES: Readonly<Record<UrgencyWord, string>> = {
  stop: 'Don’t drive it',
  limp: 'Only to the nearest workshop',
  soon: 'Yes, briefly: within two days',
  plan: 'Yes, gently, for now',
  watch: 'Yes. Just watch it',
}

const LIMP = URGENCIES.indexOf('limp')

/** The problem whose danger decides: the believed one with most mass on causes that must not be driven. */
export function leadingProblem(parts: DiagnosisParts, assessment: CaseAssessment): string {
  const urgent = assessment.decision.urgency === 'stop' || assessment.decision.urgency === 'limp'
  const { problemIds, problemAt, urgencyAt } = parts.model
  const { causes } = assessment.belief
  const mass = new Float64Array(problemIds.length)
  for (let index = 0; index < causes.length; index += 1) {
    const problem = problemAt[index] ?? 0
    const isDangerous = (urgencyAt[index] ?? 0) <= LIMP
    mass[problem] = (mass[problem] ?? 0) + (causes[index] ?? 0) * (urgent && !isDangerous ? 0.2 : 1)
  }
  return problemIds[likeliestOf(mass, 1)[0] ?? 0] ?? ''
}

export function verdictOf(parts: DiagnosisParts, assessment: CaseAssessment): Verdict {
  const { decision } = assessment
  const problem = leadingProblem(parts, assessment)
  return {
    urgency: decision.urgency,
    headline: headlineOf(assessment),
    reason: reasonOf(parts, assessment, problem),
    telltale: parts.advice.get(problem)?.telltale ?? 'general',
    because: decision.rules.map((rule) => rule.reason),
  }
}

/**
 * Signs that the car does not run where it stands; whether it may be driven is then the second question. A click, or a start
 * that fails only when cold or wet, is none: such cars start too.
 */
const NO_START = new Set([
  'does_not_start',
  'cranks_no_start',
  'no_crank_silent',
  'dash_bright_no_crank',
  'dash_goes_dark_at_start',
  'hybrid_no_ready',
  'electrical_all_dead',
])
/** Who tells one of these has a car that runs. */
const RUNS = /^(?:starts_|click_turning_drive$|jump_start_helps$)/

/** "Yes, gently" would mock the owner of a car that plainly will not start; that nothing dangerous was told is no proof that nothing is. */
function isStanding(assessment: CaseAssessment): boolean {
  const { urgency } = assessment.decision
  return urgency !== 'stop' && urgency !== 'limp' && willNotStart(assessment)
}

function willNotStart({ understanding: { observations } }: CaseAssessment): boolean {
  const told = (state: 'present' | 'absent', isMeant: (finding: string) => boolean) =>
    observations.some(
      (observation) => observation.state === state && isMeant(observation.finding) && isSure(observation),
    )
  const runs =
    told('present', (finding) => RUNS.test(finding)) ||
    told('absent', (finding) => finding === 'does_not_start')
  return !runs && told('present', (finding) => NO_START.has(finding))
}

const cannotTell = ({ understanding: { observations }, belief, decision }: CaseAssessment) =>
  isUntold(observations, belief, decision)

function headlineOf(assessment: CaseAssessment): string {
  const { urgency } = assessment.decision
  if (cannotTell(assessment)) return 'I can’t tell yet'
  if (isStanding(assessment)) return 'It won’t run: don’t keep trying'
  // Nobody drives it to the nearest workshop either.
  return urgency === 'limp' && willNotStart(assessment) ? 'Have it towed' : HEADLINES[urgency]
}

/** What has to be known of every car before anybody may say that it can be driven. */
const SCREENING =
  'Tell me first: does it stop and steer as it should? Do you see smoke, smell fuel, or is it running hot? Is a red lamp lit?'

/** From this probability on a cause is named in the verdict itself. */
const CLEAR = 0.2

function reasonOf(parts: DiagnosisParts, assessment: CaseAssessment, problem: string): string {
  const { decision, understanding, ranked } = assessment
  const rule = decision.rules[0]
  const danger = parts.advice.get(problem)?.danger
  const car = carName(understanding.vehicle)
  if (rule && rule.urgency === decision.urgency) return ended(rule.reason)
  if (decision.urgency === 'stop' || decision.urgency === 'limp') {
    // No count of cars: a share of belief is no frequency that anybody has counted.
    const first = `What you describe fits a fault that should not be driven on${danger ? `: ${danger}` : ''}.`
    const second =
      decision.urgency === 'limp' && !willNotStart(assessment)
        ? 'Go gently to the nearest workshop, or have it towed if anything gets worse.'
        : 'Have it towed or looked at where it stands.'
    return `${first} ${second}`
  }
  if (cannotTell(assessment))
    return `I do not know enough yet to say whether ${car} may be driven. ${SCREENING} Until you have looked, leave it parked; on the road, stop for a red lamp, smoke, or a smell of burning or fuel.`
  const top = ranked[0]
  if (!top) return `I cannot name a cause from this yet. ${SCREENING}`
  const isClear = top.probability >= CLEAR
  const likely = isClear
    ? `What you describe points most to this: ${lowerFirst(top.cause.title)}`
    : 'Several small causes are possible, and none stands out'
  if (top.cause.urgency === 'watch' && isClear)
    return `${likely}. That alone need not keep it off the road; watch for the signs below.`
  if (isStanding(assessment))
    return `${likely}. Each further try drains the battery and can do harm. If you smell fuel, see smoke, feel a hot cable, or it stood in water, leave it switched off and step away. Have it looked at where it stands, or towed.`
  if (decision.urgency === 'soon')
    return `${likely}. Do not put it off, and drive until then only if it stops and steers as it should, with no red lamp, no smoke, no smell of fuel and a normal temperature.`
  if (decision.urgency === 'plan')
    return `${likely}. Have it seen to within two weeks, and sooner if anything changes in how it stops, steers, smells or sounds.`
  return `${likely}. ${upperFirst(car)} can be driven while it stops, steers and runs as it should; keep an eye on it.`
}
