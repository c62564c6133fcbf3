import { type CaseFacts, type ConversationRequest, emptyFacts } from '@candi/contracts'
import { formAssessment } from '../src/conversation/form-assessment.ts'
import { takeTurn } from '../src/conversation/take-turn.ts'
import { understandCase } from '../src/conversation/understand-case.ts'
import { smallParts } from './small-parts.ts'

export type Message = ConversationRequest['messages'][number]

export const said = (text: string, id = text): Message => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text }],
})

/** A turn in the small garage. */
export const turn = (messages: readonly Message[], facts: Partial<CaseFacts>, parts = smallParts()) =>
  takeTurn(parts, { messages: [...messages], facts: { ...emptyFacts(), ...facts } })

/** What is made of a case in the small garage, before it is put into words. */
export async function reckon(facts: Partial<CaseFacts>, text = 'it pulls to the left', parts = smallParts()) {
  const statements = text ? [{ id: '1', text }] : []
  const understanding = await understandCase(parts, statements, { ...emptyFacts(), ...facts }, new Map())
  return formAssessment(parts, understanding, new Set())
}

export const beliefIn = async (facts: Partial<CaseFacts>, text?: string) => [
  ...(await reckon(facts, text)).belief.causes,
]

/** The small garage with `count` findings of which nobody ever heard, and no others. */
export function manyFindings(count: number) {
  const parts = smallParts()
  const ids = Array.from({ length: count }, (_, index) => `sign_${index}`)
  const [any] = [...parts.model.findings.values()]
  const findings = new Map(ids.flatMap((id) => (any ? [[id, { ...any, id }] as const] : [])))
  return { ids, parts: { ...parts, model: { ...parts.model, findings } } }
}

/** Sentences: the bold headline of a verdict is one. */
export const sentencesIn = (text: string) =>
  text.split(/[.!?](?=\**\s|\**$)/).filter((part) => /\w/.test(part))
