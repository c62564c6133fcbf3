import type { Intent } from '@candi/engines/text'
import { intentInTurn } from '@candi/server/conversation/intent-in-turn'
import { judgeStatements } from '@candi/server/conversation/judge-statements'
import { opensCase } from '@candi/server/conversation/opens-case'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { partsForTurn } from '@candi/server/conversation/read-once'

/** What the server takes a first message for, by the very functions of a turn and without the diagnosis behind them. */
export async function intentOfFirstMessage(all: DiagnosisParts, text: string): Promise<Intent> {
  const parts = partsForTurn(all)
  const statement = { id: 'first', text }
  const intents = await judgeStatements(parts, [statement], statement)
  const judged = intents.get(statement.id) ?? 'complaint'
  return intentInTurn(parts, judged, text, opensCase(parts, statement, intents))
}
