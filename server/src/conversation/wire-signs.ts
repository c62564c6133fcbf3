import type { ConversationData } from '@candi/contracts'
import type { ReadSign } from '@candi/engines/text'
import type { DiagnosisParts } from './ports.ts'

/** The signs read in one message, as the browser underlines them. */
export function wireSigns(
  parts: DiagnosisParts,
  signs: readonly ReadSign[],
): ConversationData['reading']['signs'] {
  return signs.map(({ observation, start, end }) => ({
    finding: observation.finding,
    sign:
      parts.model.findings.get(observation.finding)?.[observation.state === 'absent' ? 'absent' : 'sign'] ??
      '',
    state: observation.state,
    start,
    end,
  }))
}
