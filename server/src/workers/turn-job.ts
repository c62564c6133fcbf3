import type { AssessmentRequest, ConversationRequest, Statement } from '@candi/contracts'
import type { CaseLine } from '../conversation/case-line.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { type ScreenedWords, screenWords } from '../conversation/screen-words.ts'
import type { ModelSign } from '../conversation/second-readings.ts'
import type { TurnTaker } from '../conversation/turn-taker.ts'
import { turnsTakenHere } from '../conversation/turns-taken-here.ts'

/** What a turn process is asked: each with the words that it is about. */
export type TurnJob =
  | { readonly kind: 'take'; readonly request: ConversationRequest }
  | { readonly kind: 'assess'; readonly request: AssessmentRequest }
  | { readonly kind: 'diagnose'; readonly line: CaseLine }
  | { readonly kind: 'readAgain'; readonly current: Statement; readonly signs: readonly ModelSign[] }
  | { readonly kind: 'screen'; readonly texts: readonly string[] }

/** What each job comes to. */
export interface TurnJobResults {
  readonly take: Awaited<ReturnType<TurnTaker['take']>>
  readonly assess: Awaited<ReturnType<TurnTaker['assess']>>
  readonly diagnose: Awaited<ReturnType<TurnTaker['diagnose']>>
  readonly readAgain: Awaited<ReturnType<TurnTaker['readAgain']>>
  readonly screen: ScreenedWords
}

/** Does the jobs with these parts. */
export function turnJobsWith(
  parts: DiagnosisParts,
): (job: TurnJob) => Promise<TurnJobResults[TurnJob['kind']]> {
  const here = turnsTakenHere(parts)
  return async (job) => {
    switch (job.kind) {
      case 'take':
        return here.take(job.request)
      case 'assess':
        return here.assess(job.request)
      case 'diagnose':
        return here.diagnose(job.line)
      case 'readAgain':
        return here.readAgain(job.current, job.signs)
      case 'screen':
        return screenWords(parts, job.texts)
    }
  }
}
