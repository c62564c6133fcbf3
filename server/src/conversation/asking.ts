import type { CaseFacts, Statement } from '@candi/contracts'
import type { FindingId } from '@candi/domain'
import type { Intent, ReadSign } from '@candi/engines/text'
import type { DiagnosisParts } from './ports.ts'
import { speaksOfAsking } from './topic-of-talk.ts'

/** Whether the owner wants to be asked, by what they said of it. */
export interface Asking {
  /** They had enough, and asked for no more since. */
  readonly isEnded: boolean
  /** Signs that were told since then and not before. */
  readonly toldSince: ReadonlySet<FindingId>
  /** How often they asked for more. */
  readonly timesMore: number
}

/** Read anew from what the client keeps of the case, as everything is. Before a case stands open nobody was asked anything. */
export function askingIn(
  { acts }: Pick<DiagnosisParts, 'acts'>,
  statements: readonly Statement[],
  facts: Pick<CaseFacts, 'answers' | 'codes'>,
  intents: ReadonlyMap<string, Intent>,
  signs: ReadonlyMap<string, readonly ReadSign[]>,
): Asking {
  let isEnded = false
  let timesMore = 0
  let isOpen = facts.answers.length > 0 || facts.codes.length > 0
  const told = new Set(facts.answers.map(({ finding }) => finding))
  const toldSince = new Set<FindingId>()
  for (const { id, text } of statements) {
    const found = (signs.get(id) ?? []).flatMap(({ observation: { finding, state } }) =>
      state === 'present' && !told.has(finding) ? [finding] : [],
    )
    const said = isOpen ? speaksOfAsking(acts, text) : null
    if (said) {
      isEnded = said === 'enough'
      timesMore += isEnded ? 0 : 1
      toldSince.clear()
    }
    for (const finding of found) {
      told.add(finding)
      // What stands in the same line is what they had enough of.
      if (!said) toldSince.add(finding)
    }
    isOpen ||= intents.get(id) === 'complaint'
  }
  return { isEnded, toldSince, timesMore }
}
