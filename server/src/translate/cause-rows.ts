import type { CauseRow } from '@candi/contracts'
import { type Cause, type Sign, weightOfEvidence } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { likelihoodWord, oddsOf } from './odds.ts'
import { listed, lowerFirst, upperFirst } from './sentence.ts'

const SEVERITY = { stop: 1, limp: 0.8, soon: 0.45, plan: 0.25, watch: 0.08 } as const

/** Concern is probability times severity; color follows it, never the probability alone. */
export function concernOf(cause: Cause, probability: number): CauseRow['concern'] {
  const concern = probability * SEVERITY[cause.urgency]
  if (concern >= 0.18) return 'high'
  return concern >= 0.05 ? 'some' : 'low'
}

export const signText = (sign: Sign) =>
  sign.state === 'present' ? (sign.findings[0]?.sign ?? '') : (sign.findings[0]?.absent ?? '')

export function causeRowsOf(parts: DiagnosisParts, assessment: CaseAssessment): CauseRow[] {
  const titles = new Map(parts.model.problems.map(({ id, title }) => [id, title]))
  const rows = assessment.ranked.map(({ cause, position, probability, interval }): CauseRow => {
    const weighed = assessment.belief.signs
      .map((sign) => ({ sign, weight: weightOfEvidence(parts.model, assessment.belief, sign, position) }))
      .sort((left, right) => right.weight - left.weight)
    const supports = weighed.filter(({ weight }) => weight > 0.3).slice(0, 3)
    const opposes = weighed
      .filter(({ weight }) => weight < -0.5)
      .reverse()
      .slice(0, 2)
    return {
      id: cause.id,
      problem: cause.problem,
      problemTitle: titles.get(cause.problem) ?? '',
      title: cause.title,
      probability,
      low: Math.min(interval.low, probability),
      high: Math.max(interval.high, probability),
      odds: oddsOf(probability),
      likelihood: likelihoodWord(probability),
      concern: concernOf(cause, probability),
      urgency: cause.urgency,
      why:
        supports.length > 0
          ? `${upperFirst(listed(supports.map(({ sign }) => lowerFirst(signText(sign)))))}.`
          : 'It fits the way you tell it, more than one single sign.',
      whyNot:
        opposes.length > 0
          ? `Speaks against it: ${listed(opposes.map(({ sign }) => lowerFirst(signText(sign))))}.`
          : '',
      story: cause.story,
      repair: cause.repair,
      waiting: cause.waiting,
      codes: [...cause.codes],
    }
  })
  return [...rows, somethingElse(assessment)]
}

function somethingElse({ belief, ranked }: CaseAssessment): CauseRow {
  const shown = ranked.reduce((sum, { probability }) => sum + probability, 0)
  const probability = Math.max(0, 1 - shown)
  return {
    id: 'something_else',
    problem: '',
    problemTitle: '',
    title: 'Something else',
    probability,
    low: Math.max(0, probability * 0.7),
    high: Math.min(1, probability * 1.3 + belief.somethingElse / 2),
    odds: oddsOf(probability),
    likelihood: "Can't rule out",
    concern: 'unknown',
    urgency: null,
    why: 'Less likely faults, and what we did not think of. Each answer you give makes this smaller or larger.',
    whyNot: '',
    story: '',
    repair: '',
    waiting: '',
    codes: [],
  }
}
