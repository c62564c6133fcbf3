import type { Statement } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'
import type { DiagnosisParts } from './ports.ts'
import { asksWhatToDo } from './topic-of-talk.ts'

/** "What do I do?" right after an emergency asks about the emergency: the words that told of it, or null. */
export function emergencyAgain(
  { acts }: Pick<DiagnosisParts, 'acts'>,
  statements: readonly Statement[],
  intents: ReadonlyMap<string, Intent>,
  current: Statement | undefined,
): string | null {
  if (!current || !asksWhatToDo(acts, current.text)) return null
  const before = statements[statements.indexOf(current) - 1]
  return before && intents.get(before.id) === 'medical' ? before.text : null
}
