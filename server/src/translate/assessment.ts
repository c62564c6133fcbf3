import type { Assessment, CaseFacts } from '@candi/contracts'
import { isCodeOfEngine } from '../conversation/cylinder-of-code.ts'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { carName } from './car-name.ts'
import { causeRowsOf } from './cause-rows.ts'
import { checkRowsOf } from './check-rows.ts'
import { waitingOf } from './concern.ts'
import { costRowsOf, spendOf } from './cost-rows.ts'
import { emergencyOf } from './emergency.ts'
import { ledgerOf } from './ledger.ts'
import { nextStepOf } from './next-step.ts'
import { citeRecalls, recallNotesOf } from './recall-notes.ts'
import { secondFaultOf } from './second-fault.ts'
import { secondReadingOf } from './second-reading.ts'
import { shopText, toConfirm } from './shop-text.ts'
import { speedNow, stepsNow } from './steps-now.ts'
import { termsIn } from './terms.ts'
import { towOf } from './tow-of-case.ts'
import { tripsOf } from './trip-words.ts'
import { tripwiresOf } from './tripwires.ts'
import { verdictOf } from './verdict.ts'

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
  const doNow = stepsNow(parts, assessment)
  const texts = [
    verdict.reason,
    ...causes.flatMap((row) => [row.title, row.why, row.story, row.repair, row.waiting]),
    ...checks.map((row) => row.steps),
    ...doNow.map((step) => step.detail),
    next?.text ?? '',
    next?.because ?? '',
    next?.how ?? '',
    next?.asks ?? '',
  ]
  const name = carName(understanding.vehicle)
  const emergency = emergencyOf(parts, assessment.verdict.rules, facts.locale, name)
  const tripwires = tripwiresOf(parts, assessment, facts.locale)
  return {
    carName: name,
    emergency,
    verdict,
    doNow,
    recalls,
    tripwires,
    trips: tripsOf(
      { ...assessment.verdict, mph: speedNow(parts, assessment) },
      {
        headline: verdict.headline,
        reason: verdict.reason,
        isMetric: tripwires.isMetric,
        // A card has it already.
        tow: emergency ? '' : towOf(assessment, name),
      },
    ),
    causes,
    problems: parts.model.problems
      .map(({ id, title }) => ({ id, title, probability: belief.problems.get(id) ?? 0 }))
      .sort((left, right) => right.probability - left.probability),
    checks,
    spend: spendOf(assessment),
    costs: costRowsOf(assessment),
    costNote: assessment.ranked[0] ? waitingOf(assessment.ranked[0].cause, assessment.verdict) : '',
    shop: shopText(parts, assessment, facts, recalls),
    toConfirm: toConfirm(parts, assessment),
    ledger: ledgerOf(parts, assessment),
    ruledOut: ruledOutOf(assessment),
    secondReading: secondReadingOf(
      parts.model,
      assessment.own.problems,
      understanding.vote,
      assessment.verdict,
    ),
    second: secondFaultOf(parts.model, assessment),
    missing: assessment.questions.slice(0, 3).map(({ finding }) => finding.question),
    next,
    canAskMore: assessment.canAskMore,
    terms: termsIn(texts, parts.glossary),
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
