import type { LanguageModelV3CallOptions } from '@ai-sdk/provider'
import type { TurnBrief } from '../conversation/narrate-turn.ts'
import type { Narrators, Talk } from '../conversation/stream-turn.ts'
import { type CheckedModelParts, checkedModel } from './checked-model.ts'
import { readByModel } from './read-by-model.ts'

/** Under this key of `providerOptions` the conversation hands its brief to the model that narrates. */
const BRIEF_KEY = 'candi'

export type OutsideParts = Omit<CheckedModelParts, 'borrow'> & {
  /** The prompt of whoever reads a message beside us. */
  readonly reading: string
  /** Names provider and model in consents: "openai/gpt-5". */
  readonly id: string
  /** As a sentence names it: "OpenAI". */
  readonly name: string
  readonly needsConsent: boolean
}

/** The narrators with their way of being handed a brief; the brief lives as long as the call. */
export function createNarrators(outside: OutsideParts | null = null): Narrators {
  const lent = new WeakMap<object, { readonly brief: TurnBrief; readonly talk: Talk }>()
  const borrow = (options: LanguageModelV3CallOptions) => {
    const handle = options.providerOptions?.[BRIEF_KEY]
    const call = handle && lent.get(handle)
    if (!call) throw new Error('a narrator was called without a brief')
    return call
  }
  return {
    outside: outside && {
      id: outside.id,
      name: outside.name,
      needsConsent: outside.needsConsent,
      model: checkedModel({ ...outside, borrow }),
      read: (words, signal) => readByModel(outside.model, outside.reading, words, signal),
    },
    lend(brief, talk) {
      const handle: Record<string, never> = {}
      lent.set(handle, { brief, talk })
      return handle
    },
  }
}
