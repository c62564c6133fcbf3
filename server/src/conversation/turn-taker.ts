import type {
  Assessment,
  AssessmentRequest,
  AssessmentResponse,
  ConversationRequest,
  SecondReading,
  Statement,
} from '@candi/contracts'
import type { CaseLine } from './case-line.ts'
import type { CaseAnswer } from './diagnose-case.ts'
import type { ScreenedWords } from './screen-words.ts'
import type { ModelSign } from './second-readings.ts'
import type { Turn } from './take-turn.ts'

/** A turn and what else is said of its words: plain data, so that it may be taken away from whoever streams it. */
export interface TakenTurn {
  readonly turn: Turn
  /** Whether it asks about safety: answered whatever else is spent. */
  readonly isAboutSafety: boolean
  /** Whether it asks for what only this case can answer, and no page. */
  readonly asksOfThisCase: boolean
}

export interface Diagnosed {
  readonly answer: CaseAnswer
  readonly assessment: Assessment | null
}

/** Why nothing came of words: they hold too much, or reading them took too long and was ended. */
export type NotTaken =
  | { readonly failure: 'too-many-findings' }
  | { readonly failure: 'stopped'; readonly screened: ScreenedWords }

export type Outcome<Value> = { readonly value: Value } | NotTaken

/** Whoever reads the words of visitors and reckons with them; bounded in time and memory, wherever it does so. */
export interface TurnTaker {
  /** @param client whose turn it is, where that is known: turns of one are not to hold up those of others */
  take(request: ConversationRequest, client?: string): Promise<Outcome<TakenTurn>>
  assess(request: AssessmentRequest, client?: string): Promise<Outcome<AssessmentResponse>>
  diagnose(line: CaseLine): Promise<Outcome<Diagnosed>>
  /** Which of the signs that a language model read in a message count. Nothing, where that fails. */
  readAgain(current: Statement, signs: readonly ModelSign[]): Promise<readonly SecondReading[]>
}
