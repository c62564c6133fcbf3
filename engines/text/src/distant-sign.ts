import type { Span } from './nearby-words.ts'
import type { Token } from './read-tokens.ts'

const words = (list: string) => new Set(list.split(' '))

/** Words before a sign in which it is put into the past or into doubt. */
const SCOPE = 4
const PAST = words('was were had been originally previously initially overheated boiled')
const REPAIRED = words(
  'replaced changed swapped fixed repaired rebuilt installed sorted solved resolved mended',
)
/** "It needs to be replaced": nothing was mended yet. */
const WANTED = words('be get getting not never')
/** Words behind a sign in which a repair answers it. */
const REPAIR_SCOPE = 24
/** Words behind a repair in which it turns out to have been none. */
const RETURN_SCOPE = 24
const RETURNED = words('still again same worse continues continued persists returned keeps')
/** "Drove it back home" is no return of the trouble. */
const COMES = words('came come comes coming is was right')
const BECAUSE = words('because since due as for from after')
/** Words before a sign in which a repair was made on its account. */
const BEFORE_SCOPE = 12

/** "To see if it would overheat", "no worry unless it overheats": nobody says that it does. */
const SUPPOSES = words('see check checking test wonder wondering know sure tell')
const LEADING = words(
  'it the my this that car engine motor truck is was would will might starts started begins to be a',
)
const SOON = words('about trying try want wants')

const near = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(Math.max(0, from), Math.max(0, to))
const says = (tokens: readonly Token[], set: ReadonlySet<string>) => tokens.some(({ word }) => set.has(word))

/**
 * Whether a sign is told from a distance: it was there and has been mended, or it is only supposed. Such a sign is evidence
 * of what may be wrong, and no red flag: nobody says that it is so now.
 */
export function isDistant(tokens: readonly Token[], [start, end]: Span): boolean {
  return wasMended(tokens, start, end) || isSupposed(tokens, start)
}

/** "It was overheating so I replaced the radiator", unless it came back. */
function wasMended(tokens: readonly Token[], start: number, end: number): boolean {
  const { clause, sentence } = tokens[start] ?? {}
  const isPast =
    says(
      near(tokens, start - SCOPE, start).filter((token) => token.clause === clause),
      PAST,
    ) || says(near(tokens, start, end + 1), PAST)
  if (!isPast) return false
  const repair = tokens.findIndex(
    ({ word }, at) =>
      at > end && at <= end + REPAIR_SCOPE && REPAIRED.has(word) && !WANTED.has(tokens[at - 1]?.word ?? ''),
  )
  if (repair >= 0) return !hasReturned(near(tokens, end + 1, repair + RETURN_SCOPE))
  const before = near(tokens, start - BEFORE_SCOPE, start).filter((token) => token.sentence === sentence)
  const made = before.findIndex(({ word }) => REPAIRED.has(word))
  return (
    made >= 0 && says(before.slice(made), BECAUSE) && !hasReturned(near(tokens, end + 1, end + RETURN_SCOPE))
  )
}

const hasReturned = (behind: readonly Token[]) =>
  behind.some(
    ({ word }, at) => RETURNED.has(word) || (word === 'back' && COMES.has(behind[at - 1]?.word ?? '')),
  )

function isSupposed(tokens: readonly Token[], start: number): boolean {
  const { clause } = tokens[start] ?? {}
  let at = start - 1
  while (at >= 0 && at >= start - SCOPE && LEADING.has(tokens[at]?.word ?? '')) at -= 1
  const lead = tokens[at]
  if (!lead || lead.clause !== clause) return false
  if (lead.word === 'unless') return true
  if (lead.word === 'if' || lead.word === 'whether') return SUPPOSES.has(tokens[at - 1]?.word ?? '')
  return SOON.has(lead.word) && tokens[at + 1]?.word === 'to'
}
