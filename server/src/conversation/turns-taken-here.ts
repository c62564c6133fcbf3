import type { Assessment, AssessmentRequest, AssessmentResponse } from '@candi/contracts'
import { describeAssessment } from '../translate/assessment.ts'
import { asksOfThisCase } from './answer-question.ts'
import { diagnoseCase } from './diagnose-case.ts'
import { formAssessment } from './form-assessment.ts'
import { judgeStatements } from './judge-statements.ts'
import type { DiagnosisParts } from './ports.ts'
import { partsForTurn } from './read-once.ts'
import { secondReadings } from './second-readings.ts'
import { takeTurn } from './take-turn.ts'
import { isAboutSafety } from './talk-when-spent.ts'
import type { Outcome, TurnTaker } from './turn-taker.ts'
import { wordsOfTurn } from './turn-words.ts'
import { TooManyFindings, understandCase } from './understand-case.ts'
import { wireSigns } from './wire-signs.ts'

/** Takes turns in this very process. Nothing bounds them here: what serves strangers does it in a process of its own. */
export function turnsTakenHere(parts: DiagnosisParts): TurnTaker {
  return {
    take: (request) =>
      outcomeOf(async () => {
        const turn = await takeTurn(parts, request)
        const { typed } = wordsOfTurn(request)
        const isQuestion = turn.intent === 'question'
        return {
          turn,
          isAboutSafety: isAboutSafety(parts, turn.intent, typed),
          asksOfThisCase: isQuestion && asksOfThisCase(parts, typed, turn.assessment),
        }
      }),
    assess: (request) => outcomeOf(() => assess(partsForTurn(parts), request)),
    diagnose: (line) => outcomeOf(() => diagnoseCase(parts, line)),
    readAgain: async (current, signs) => secondReadings(parts, current, signs),
  }
}

async function outcomeOf<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof TooManyFindings) return { failure: 'too-many-findings' }
    throw error
  }
}

async function assess(
  parts: DiagnosisParts,
  { statements, facts }: AssessmentRequest,
): Promise<AssessmentResponse> {
  const intents = await judgeStatements(parts, statements, undefined)
  const understanding = await understandCase(parts, statements, facts, intents)
  const assessment: Assessment = describeAssessment(
    parts,
    formAssessment(parts, understanding, new Set(facts.skipped)),
    facts,
  )
  const signs = [...understanding.signs].map(([message, found]) => ({
    message,
    signs: wireSigns(parts, found),
  }))
  return { assessment, signs }
}
