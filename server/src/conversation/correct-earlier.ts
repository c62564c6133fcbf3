import type { CausalModel, Observation } from '@candi/domain'
import { canCease, type ReadSign } from '@candi/engines/text'

/** "The knock is gone", "the light is off now": what stopped was there. It is no correction, and clears nothing. */
const STOPPED =
  /\b(?:any ?more|no longer|no more|stopped|quit|went (?:away|out|off)|go(?:es|ne)? away|back to normal|cleared up|disappeared|works? again|fixed itself)\b/i
const IS_WELL = /\b(?:is|are|was|stays?|its|it['’]s) (?:off|out|normal|fine|ok(?:ay)?)(?: (?:now|again))?\b/i
/** "Goes away when warm", "three seconds, then gone": that is when it is there, and no end of it. */
const AT_A_MOMENT =
  /\b(?:gone|away|stops|stopped|quits|quit|fine|ok(?:ay)?|normal|off|out)\W{1,9}(?:(?:it|only|again)\W{1,9})?(?:when|whenever|while|after|once|if|unless|at|in|on|with|above|below|over|under)\b|\b(?:seconds?|secs?|minutes?|mins?|miles?)\b.{0,90}\bgone\b/i
const OF_A_MOMENT = /\b(?:cold|warm|hot|starts?|startup|idle|highway|freeway|speeds?|morning|town)\W*$/i
const tellsThatItStopped = (text: string): boolean =>
  !AT_A_MOMENT.test(text) && (STOPPED.test(text) || isGone(text) || IS_WELL.test(text))
/** "It's gone now", and noises, smells and lamps that go; brakes and belts that are gone are missing. */
const IT_IS_GONE =
  /^\W*(?:(?:it|its|it['’]s|all|now|is|was|but|and|they|are|that|completely|just)\W+)*gone\b/i
const isGone = (text: string): boolean =>
  /\bgone\b/i.test(text) && (IT_IS_GONE.test(text) || wordsOf(text).some(canCease))

const OF_ALL =
  /^\W*(?:(?:yes|no|but|and|now|so|ok|well|it|its|it['’]s|that|this|everything|all|the car|she|is|was)\W+)*$/i
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/**
 * Whether it tells that something stopped that was told before. "The gauge is normal" does where the gauge was told of;
 * where it was not, it is good news and takes nothing back.
 */
export function tellsThatAnEarlierSignStopped(text: string, told: readonly Observation[]): boolean {
  if (AT_A_MOMENT.test(text)) return false
  if (STOPPED.test(text) || isGone(text)) return true
  const [before = ''] = text.split(IS_WELL)
  if (before === text || OF_A_MOMENT.test(before)) return false
  const of = new Set(wordsOf(before))
  return (
    OF_ALL.test(`${before} `) ||
    told.some(
      ({ state, quote }) =>
        state === 'present' && wordsOf(quote ?? '').some((word) => of.has(word) && !COMMON.has(word)),
    )
  )
}
/** These name nothing. */
const COMMON = new Set(['the', 'and', 'but', 'now', 'its', 'car', 'when', 'with', 'this', 'that'])

/** "Forget that", "I meant the clutch": its owner takes back what the line before told. */
const TAKES_BACK =
  /\b(?:forget (?:that|it|what i said)|scratch that|i meant|i misspoke|i take (?:that|it) back|never ?mind that)\b|^\W*(?:no wait|wait no)\b/i
/** Not where it denies a sign by name: then that sign alone is taken back. */
export const takesBack = (text: string, found: readonly ReadSign[]): boolean =>
  TAKES_BACK.test(text) && !found.some(({ observation }) => observation.state === 'absent')

/** "Not grinding when it is cold" says when, and takes nothing back. */
const ON_CONDITION =
  /\b(?:when|while|if|unless|until|except|only|at first|sometimes|always|yet|for now|now)\b/i
const clauseOf = (text: string, { start, end }: ReadSign) =>
  `${text
    .slice(0, start)
    .split(/[.,;!?]/)
    .at(-1)}${text.slice(start, end)}${text.slice(end).split(/[.,;!?]/)[0]}`

/**
 * Weighs the signs of one statement against those told before it, in place. What is said later corrects what was said
 * earlier: the same sign denied, and with a kind of noise denied as a whole ("it's not grinding") all its tellings. But
 * what merely stopped keeps counting: a danger is taken back by its owner, not by a quiet minute.
 */
export function correctEarlier(
  { findings }: Pick<CausalModel, 'findings'>,
  earlier: Map<string, Observation>,
  found: readonly ReadSign[],
  text: string,
): void {
  const before = new Map(earlier)
  const hasStopped = tellsThatItStopped(text)
  for (const sign of found) {
    const { finding, state } = sign.observation
    if (state !== 'absent') {
      earlier.set(finding, sign.observation)
      continue
    }
    const group = findings.get(finding)?.group
    const tellings = [...before.values()].filter(
      (told) =>
        told.state === 'present' && group !== undefined && findings.get(told.finding)?.group === group,
    )
    if (hasStopped && tellings.length > 0) continue
    earlier.set(finding, sign.observation)
    if (isWhole(finding) && !ON_CONDITION.test(clauseOf(text, sign)))
      for (const told of tellings) if (told.finding !== finding) earlier.delete(told.finding)
  }
}

/** Findings that name a kind of noise and nothing else. */
const isWhole = (finding: string) => finding.startsWith('noise_')
