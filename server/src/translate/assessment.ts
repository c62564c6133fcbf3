import type { Assessment, CaseFacts } from '@candi/contracts'
import { allows, isGrave, likeliestOf } from '@candi/domain'
import { isCodeOfEngine } from '../conversation/cylinder-of-code.ts'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { carName } from './car-name.ts'
import { causeRowsOf, signText } from './cause-rows.ts'
import { checkRowsOf } from './check-rows.ts'
import { waitingOf } from './concern.ts'
import { costRowsOf, spendOf } from './cost-rows.ts'
import { emergencyOf } from './emergency.ts'
import { ledgerOf } from './ledger.ts'
import { nextStepOf } from './next-step.ts'
import { citeRecalls, recallNotesOf } from './recall-notes.ts'
import { lowerFirst } from './sentence.ts'
import { shopText } from './shop-text.ts'
import { termsIn } from './terms.ts'
import { tripwiresOf } from './tripwires.ts'
import { leadingProblem, verdictOf } from './verdict.ts'

/** The case sheet in the driver's words. */
export function describeAssessment(
  parts: DiagnosisParts,
  assessment: CaseAssessment,
  facts: CaseFacts,
): Assessment {
  const { belief, understanding } = assessment
  const verdict = verdictOf(parts, assessment)
  const recalls = recallNotesOf(assessment)
  const causes = citeRecalls(causeRowsOf(parts, assessment), assessment)
  const checks = checkRowsOf(parts, assessment)
  const next = nextStepOf(parts, assessment)
  const doNow = doNowOf(parts, assessment)
  const texts = [
    verdict.reason,
    ...causes.flatMap((row) => [row.title, row.why, row.story, row.repair, row.waiting]),
    ...checks.map((row) => row.steps),
    ...doNow.map((step) => step.detail),
    next?.text ?? '',
    next?.because ?? '',
    next?.how ?? '',
  ]
  const name = carName(understanding.vehicle)
  return {
    carName: name,
    emergency: emergencyOf(parts, assessment.verdict.rules, facts.locale, name),
    verdict,
    doNow,
    recalls,
    tripwires: tripwiresOf(parts, assessment, facts.locale),
    causes,
    problems: parts.model.problems
      .map(({ id, title }) => ({ id, title, probability: belief.problems.get(id) ?? 0 }))
      .sort((left, right) => right.probability - left.probability),
    checks,
    spend: spendOf(assessment),
    costs: costRowsOf(assessment),
    costNote: assessment.ranked[0] ? waitingOf(assessment.ranked[0].cause, assessment.verdict.level) : '',
    shop: shopText(parts, assessment, facts, recalls),
    ledger: ledgerOf(parts, assessment),
    ruledOut: ruledOutOf(assessment),
    second: secondOf(parts, assessment),
    missing: assessment.questions.slice(0, 3).map(({ finding }) => finding.question),
    next,
    terms: termsIn(texts, parts.glossary),
  }
}

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

function doNowOf(parts: DiagnosisParts, assessment: CaseAssessment): Assessment['doNow'] {
  const { level, rules, mustNot } = assessment.verdict
  if (level === 'unknown') return LOOK_FIRST
  const advice = parts.advice.get(leadingProblem(parts, assessment))
  const byRule = rules.find((rule) => rule.urgency === level && rule.doNow.length > 0)?.doNow
  const own = isGrave(level) ? advice?.[level] : advice?.wait
  return (byRule ?? own ?? [])
    .filter(({ requires = [] }) => allows(requires, mustNot))
    .slice(0, 4)
    .map(({ title, detail }) => ({ title, detail }))
}

function secondOf(parts: DiagnosisParts, { second }: CaseAssessment): Assessment['second'] {
  if (!second) return null
  const signs = second.signs.map(signText)
  const causes = likeliestOf(second.belief.causes, 3).flatMap((index) => {
    const cause = parts.model.causes[index]
    return cause ? [{ id: cause.id, title: cause.title, probability: second.belief.causes[index] ?? 0 }] : []
  })
  return {
    text: `There may be a second, separate fault. The likely causes above do not explain this: ${signs.map(lowerFirst).join('; ')}.`,
    causes,
  }
}

/** Codes for a cylinder that is not there, and the causes that this car cannot have. */
function ruledOutOf({ ruledOut, understanding: { codes, vehicle } }: CaseAssessment): Assessment['ruledOut'] {
  const foreign = codes.filter((code) => !isCodeOfEngine(code, vehicle.cylinders))
  return [
    ...foreign.map((code) => ({
      title: `Code ${code}`,
      reason: `This engine has ${vehicle.cylinders} cylinders; read the code again.`,
    })),
    ...ruledOut.map(({ cause, reason }) => ({ title: cause.title, reason })),
  ]
}
