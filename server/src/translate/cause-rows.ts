import type { CauseRow } from '@candi/contracts'
import { type Sign, weightOfEvidence } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { concernOf, waitingOf } from './concern.ts'
import { likelihoodWord, oddsOf } from './odds.ts'
import { listed, lowerFirst, upperFirst } from './sentence.ts'

/** What nobody told and a recording or photo alone speaks for is said to be so. */
const WITNESS: Readonly<Record<Sign['source'], string>> = {
  words: '',
  confirmed: '',
  unchosen: '',
  sound: ' (in a recording)',
  photo: ' (in a photo)',
}
export const signText = (sign: Sign) =>
  sign.state === 'absent'
    ? (sign.findings[0]?.absent ?? '')
    : `${sign.findings[0]?.sign ?? ''}${WITNESS[sign.source]}`

export function causeRowsOf(parts: DiagnosisParts, assessment: CaseAssessment): CauseRow[] {
  const { level } = assessment.verdict
  // A cause that nobody has told anything of is none.
  if (level === 'unknown') return []
  // The signs of another fault speak neither for this one nor against it.
  const beside = new Set(
    assessment.isSecondTold ? assessment.second?.signs.flatMap(({ findings }) => findings) : [],
  )
  const titles = new Map(parts.model.problems.map(({ id, title }) => [id, title]))
  const rows = assessment.ranked.map(({ cause, position, probability, interval }): CauseRow => {
    const weighed = assessment.belief.signs
      // What was left unchosen is weighed, and too weak a reason to be named.
      .filter(({ source, findings }) => source !== 'unchosen' && !findings.some((one) => beside.has(one)))
      .map((sign) => ({ sign, weight: weightOfEvidence(parts.model, assessment.belief, sign, position) }))
      .sort((left, right) => right.weight - left.weight)
    const signsFor = weighed
      .filter(({ weight }) => weight > 0.3)
      .slice(0, 3)
      .map(({ sign }) => lowerFirst(signText(sign)))
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
      concern: concernOf(cause, probability, level),
      urgency: cause.urgency,
      why:
        signsFor.length > 0
          ? `${upperFirst(listed(signsFor))}.`
          : 'It fits your description as a whole more than any single sign.',
      signsFor,
      whyNot:
        opposes.length > 0
          ? `Speaks against it: ${listed(opposes.map(({ sign }) => lowerFirst(signText(sign))))}.`
          : '',
      story: cause.story,
      repair: cause.repair,
      waiting: waitingOf(cause, assessment.verdict),
      codes: [...cause.codes],
    }
  })
  const kindred = othersOfTheProblem(assessment, titles)
  const shown = [...rows, ...(kindred ? [kindred] : [])]
  return [...shown, somethingElse(assessment, 1 - shown.reduce((sum, row) => sum + row.probability, 0))]
}

/** A further fault of the leading problem is worth a row of its own from this probability on. */
const KINDRED_SHOWN = 0.08

/** The faults of the leading problem that have no row of their own, added up: the problem may be sure where the part is not. */
function othersOfTheProblem(
  { belief, ranked }: CaseAssessment,
  titles: ReadonlyMap<string, string>,
): CauseRow | null {
  const [problem, mass] = [...belief.problems].sort((left, right) => right[1] - left[1])[0] ?? ['', 0]
  const own = ranked.filter(({ cause }) => cause.problem === problem)
  const probability = mass - own.reduce((sum, row) => sum + row.probability, 0)
  if (probability < KINDRED_SHOWN || own.length === 0) return null
  const title = titles.get(problem) ?? ''
  return {
    ...openRow(probability),
    id: 'others_of_the_problem',
    title: `Another fault here: ${lowerFirst(title)}`,
    low: probability * 0.6,
    high: Math.min(1, probability * 1.4),
    likelihood: likelihoodWord(probability),
    why: 'The place is clear, the part is not yet. The next answers narrow it down.',
  }
}

function somethingElse({ belief }: CaseAssessment, rest: number): CauseRow {
  const probability = Math.max(0, rest)
  return {
    ...openRow(probability),
    id: 'something_else',
    title: 'Something else',
    low: Math.max(0, probability * 0.7),
    high: Math.min(1, probability * 1.3 + belief.somethingElse / 2),
    likelihood: "Can't rule out",
    why: 'Less likely faults, and what we did not think of. Each answer you give makes this smaller or larger.',
  }
}

/** A row that stands for no single fault: nothing can be said of its repair. */
function openRow(
  probability: number,
): Omit<CauseRow, 'id' | 'title' | 'low' | 'high' | 'likelihood' | 'why'> {
  return {
    problem: '',
    problemTitle: '',
    probability,
    odds: oddsOf(probability),
    concern: 'unknown',
    urgency: null,
    signsFor: [],
    whyNot: '',
    story: '',
    repair: '',
    waiting: '',
    codes: [],
  }
}
