import type { Assessment } from '@candi/contracts'
import { type AdviceStep, allows, type Cause, isGrave, type Need } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { leadingProblem } from './verdict.ts'

const MOST_STEPS = 4
/** From this share of what is believed on, what is normal is what the steps are about. */
const LEADS = 0.5

/** Done where nobody can tell yet: what shows whether it must stay where it is. */
const LOOK_FIRST: readonly AdviceStep[] = [
  {
    title: 'Look before you drive it',
    detail:
      'Parked: the brake pedal stays high and firm, the steering answers, nothing drips or smokes, and nothing smells of fuel.',
    requires: [],
  },
  {
    title: 'On the road, stop for a red lamp',
    detail: 'Or for smoke, a smell of burning or fuel, or a needle near hot. Out of the traffic, engine off.',
    requires: [],
  },
  {
    title: 'Tell me what it does',
    detail: 'What you hear, feel, smell or see, and when it began.',
    requires: [],
  },
]

/** Takes the place of every step that would have the car driven to a workshop. */
const TOW: AdviceStep = {
  title: 'Have it towed',
  detail: 'Or looked at where it stands. It is not driven to a workshop as it is.',
  requires: [],
}

/** Of some steps those that ask for nothing forbidden; in place of the way to a workshop, once, a tow. */
export function offeredOf(steps: readonly AdviceStep[], forbidden: ReadonlySet<Need>): readonly AdviceStep[] {
  const isTowed = !allows(['to_workshop'], forbidden)
  const offered = steps.flatMap((step) => {
    if (allows(step.requires, forbidden)) return step
    return isTowed && step.requires.includes('to_workshop') ? TOW : []
  })
  return [...new Set(offered)]
}

/** What to do now: what a red flag asks for, else what suits the likeliest cause, as far as nothing of it is forbidden. */
export const stepsNow = (parts: DiagnosisParts, assessment: CaseAssessment): Assessment['doNow'] =>
  offeredNow(parts, assessment).map(({ title, detail }) => ({ title, detail }))

/** The highest speed at which these steps have it driven, in miles an hour; undefined where they name none. */
export function speedNow(parts: DiagnosisParts, assessment: CaseAssessment): number | undefined {
  const speeds = offeredNow(parts, assessment).flatMap(({ mph }) => mph ?? [])
  return speeds.length > 0 ? Math.min(...speeds) : undefined
}

const offeredNow = (parts: DiagnosisParts, assessment: CaseAssessment): readonly AdviceStep[] =>
  stepsThatSuit(parts, assessment)
    .map((steps) => offeredOf(steps, assessment.verdict.mustNot))
    .find((steps) => steps.length > 0)
    ?.slice(0, MOST_STEPS) ?? []

/** The lists of steps, that which suits best first. */
function stepsThatSuit(parts: DiagnosisParts, assessment: CaseAssessment): (readonly AdviceStep[])[] {
  const { level, rules } = assessment.verdict
  if (level === 'unknown') return [LOOK_FIRST]
  const byRule = rules.filter((rule) => rule.urgency === level).map(({ doNow }) => doNow)
  const harmless = harmlessLead(assessment)
  const advice = parts.advice.get(leadingProblem(parts, assessment))
  return [
    ...byRule,
    ...(harmless ? [stepsFor(harmless)] : []),
    ...(advice ? [advice[isGrave(level) ? level : 'wait']] : []),
  ]
}

/**
 * The likeliest cause where it is one that is only watched: the advice of its problem is meant for worse ones. Where the level
 * asks for a workshop within days, that nothing needs to be done would speak against it.
 */
function harmlessLead({ ranked: [top], belief, verdict: { level } }: CaseAssessment): Cause | null {
  if (top?.cause.urgency !== 'watch') return null
  const isLead = top.probability >= LEADS * (1 - belief.somethingElse)
  return level === 'watch' || (level === 'plan' && isLead) ? top.cause : null
}

const stepsFor = ({ repair, waiting, requires }: Cause): readonly AdviceStep[] => [
  { title: 'What there is to do', detail: `${repair}.`, requires: requires?.repair ?? [] },
  { title: 'If you leave it as it is', detail: waiting, requires: requires?.waiting ?? [] },
]
