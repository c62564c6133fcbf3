import type { UrgencyWord } from '@candi/contracts'
import { clausesOf, plainly } from './clauses-of.ts'
import { movesTheCar } from './moves-the-car.ts'
import { needsNoStop } from './needs-no-stop.ts'
import { ordersTooMuch } from './orders-too-much.ts'
import { playsDown } from './plays-down.ts'
import { putsOff } from './puts-off.ts'

/** Asks for something; "why not drive it home?" and "you can drive, right?" ask for nothing. */
const ASKS =
  /^(?:(?:and|or|so|but) )?(?:(?:when|if|before|after|while|with) [^,]{0,80}, )?(?:has|have|had|is|are|was|were|do|does|did|when|where|what|which|how|who|can|could|will|would)\b/
const ASKS_NOTHING = /^(?:why not|how about|what about)\b|, (?:right|ok|okay|no|isn't it|don't you think)\?/
/** As far as "limp" lets one go. */
const ONLY_SO_FAR =
  /\b(?:nearest|closest|workshop|shop|mechanic|garage|dealer|safe place|shortest|short (?:way|trip|drive|distance))\b/

/**
 * Whether a sentence softens a verdict that nobody may soften. Beside "stop" it may speak of driving and of running the
 * engine only to forbid it or to tell what comes of it; beside "limp" of driving also as far as the nearest workshop. Both
 * may neither be put off nor played down.
 */
export function softensVerdict(sentence: string, urgency: UrgencyWord | null): boolean {
  if (urgency !== 'stop' && urgency !== 'limp') return false
  const plain = plainly(sentence)
  if (plain.endsWith('?') && ASKS.test(plain) && !ASKS_NOTHING.test(plain)) return false
  const isSoFar = urgency === 'limp' && ONLY_SO_FAR.test(plain)
  return clausesOf(plain).some(
    (clause) =>
      putsOff(clause) ||
      playsDown(clause) ||
      (urgency === 'stop' && (needsNoStop(clause) || ordersTooMuch(clause))) ||
      (!isSoFar && movesTheCar(clause, plain, urgency === 'stop' ? 'engine' : 'car')),
  )
}
