import type { TurnBrief } from '../conversation/narrate-turn.ts'
import type { Narrators } from '../conversation/stream-turn.ts'
import { builtInNarrator } from './built-in-model.ts'

/** The built-in narrator with its way of being handed a brief; the brief lives as long as the call. */
export function builtInNarrators(): Narrators {
  const briefs = new WeakMap<object, TurnBrief>()
  return {
    model: builtInNarrator(briefs),
    lend(brief) {
      const handle: Record<string, never> = {}
      briefs.set(handle, brief)
      return handle
    },
  }
}
