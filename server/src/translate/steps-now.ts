import type { Assessment } from '@candi/contracts'
import { type AdviceStep, allows, type Cause, isGrave } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { leadingProblem } from './verdict.ts'

const MOST_STEPS = 4
/** From this share of what is believed on, what is normal is what the steps are about. */
const LEADS = 0.5

/** Done where nobody can tell yet: what shows whether it must stay where it is. */
const LOOK_FIRST: Assessment['doNow'] = [
  {
    title: 'Look before you drive it',
    detail:
      'Parked: the brake pedal stays high and firm, the steering answers, nothing drips or smokes, and nothing smells of fuel.',
  },
  {
    title: 'On the road, stop for a red lamp',
    detail: 'Or for smoke, a smell of burning or fuel, or a needle near hot. Out of the traffic, engine off.',
  },
  { title: 'Tell me what it does', detail: 'What you hear, feel, smell or see, and when it began.' },
]

/** What to do now: what a red flag asks for, else what suits the likeliest cause, as far as nothing of it is forbidden. */
export function stepsNow(parts: DiagnosisParts, assessment: CaseAssessment): Assessment['doNow'] {
  const { level, rules, mustNot } = assessment.verdict
  if (level === 'unknown') return LOOK_FIRST
  const byRule = rules.find((rule) => rule.urgency === level && rule.doNow.length > 0)?.doNow
  const advice = parts.advice.get(leadingProblem(parts, assessment))
  const harmless = harmlessLead(assessment)
  const own = isGrave(level) ? advice?.[level] : harmless ? stepsFor(harmless) : advice?.wait
  return (byRule ?? own ?? [])
    .filter(({ requires = [] }) => allows(requires, mustNot))
    .slice(0, MOST_STEPS)
    .map(({ title, detail }) => ({ title, detail }))
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

const stepsFor = ({ repair, waiting }: Cause): readonly AdviceStep[] => [
  { title: 'What there is to do', detail: `${repair}.` },
  { title: 'If you leave it as it is', detail: waiting },
]
