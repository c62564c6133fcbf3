import { type ConversationRequest, emptyFacts } from '@candi/contracts'
import { type Turn, takeTurn } from '../src/conversation/take-turn.ts'
import { loadDiagnosisParts } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'

export const said = (text: string, index: number): ConversationRequest['messages'][number] => ({
  id: `m${index}`,
  role: 'user',
  parts: [{ type: 'text', text }],
})

/** A conversation with the parts as they are shipped: what the trained reader takes for a question, no recorded one shows. */
export async function shippedTalk() {
  const parts = await loadDiagnosisParts(productRoot)
  /** The turn that answers the last of these messages of one case. */
  const turnAfter = (...texts: string[]): Promise<Turn> =>
    takeTurn(parts, { messages: texts.map(said), facts: emptyFacts() })
  return { parts, turnAfter }
}

export type ShippedTalk = Awaited<ReturnType<typeof shippedTalk>>
