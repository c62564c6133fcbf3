import type { CaseFacts, Statement } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'

import { replyWithoutDiagnosis } from './decline.ts'
import { emergencyNumberOf } from './emergency-number.ts'
import { asksWhatToDo } from './topic-of-talk.ts'

/** "What do I do?" right after an emergency asks about the emergency. */
export function emergencyAgain(
  statements: readonly Statement[],
  intents: ReadonlyMap<string, Intent>,
  current: Statement | undefined,
  facts: CaseFacts,
): string | null {
  if (!current || !asksWhatToDo(current.text)) return null
  const before = statements[statements.indexOf(current) - 1]
  if (!before || intents.get(before.id) !== 'medical') return null
  return replyWithoutDiagnosis('medical', '', emergencyNumberOf(facts.locale), false, null)
}
