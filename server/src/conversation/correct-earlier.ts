import { type CausalModel, type FindingId, isGrave, type Observation } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import { type Acts, isActOf, tellsActOf } from './act-of-line.ts'

/** "The knock is gone", "the light is off now": what stopped was there. It is no correction, and clears nothing. */
const STOPPED: ReadonlySet<string> = new Set(['stopped'])
/** "The gauge is normal" says as much of a gauge that was told of. */
const WORKS: ReadonlySet<string> = new Set(['works'])
const SURE = 0.4
/** Lower where a danger would be taken back: it counts until its owner says that it never was. */
const LIKELY = 0.2
const tellsThatItStopped = (acts: Acts, text: string): boolean =>
  tellsActOf(acts, text, STOPPED, LIKELY) || tellsActOf(acts, text, WORKS, LIKELY)
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/**
 * Whether it tells that something stopped that was told before. "The gauge is normal" does where the gauge was told of;
 * where it was not, it is good news and takes nothing back.
 */
export function tellsThatAnEarlierSignStopped(
  acts: Acts,
  text: string,
  told: readonly Observation[],
): boolean {
  if (tellsActOf(acts, text, STOPPED, SURE)) return true
  if (!tellsActOf(acts, text, WORKS, SURE)) return false
  const named = wordsOf(text).filter((word) => !SAYS_WELL.has(word))
  const present = told.filter(({ state }) => state === 'present')
  return (
    named.length > 0 &&
    present.some(({ quote }) => {
      const words = new Set(wordsOf(quote ?? ''))
      return named.every((word) => words.has(word))
    })
  )
}
/** These name nothing. */
const SAYS_WELL = new Set(
  'the and but now its this that all just again still fine okay normal good great well perfect right works work working looks feels been are has was'.split(
    ' ',
  ),
)

const TAKES_BACK: ReadonlySet<string> = new Set(['takes_back'])
const SURELY = 0.5
/**
 * "Forget that", "never mind the smell": its owner takes back what the line before told. Not where it denies a sign by name: then
 * that sign alone is taken back; and not where a danger was told, which is denied by name or put right on the sheet.
 */
export const takesBack = (
  { model, acts }: { readonly model: Pick<CausalModel, 'rules'>; readonly acts: Acts },
  text: string,
  found: readonly ReadSign[],
  toldLast: readonly FindingId[],
): boolean =>
  isActOf(acts, text, TAKES_BACK, SURELY) &&
  !found.some(({ observation }) => observation.state === 'absent') &&
  !toldLast.some((finding) =>
    model.rules.some(({ all, urgency }) => isGrave(urgency) && all.some((any) => any.includes(finding))),
  )

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
  { model: { findings }, acts }: { readonly model: Pick<CausalModel, 'findings'>; readonly acts: Acts },
  earlier: Map<string, Observation>,
  found: readonly ReadSign[],
  text: string,
): void {
  const before = new Map(earlier)
  const denies = found.some(({ observation }) => observation.state === 'absent')
  const hasStopped = denies && tellsThatItStopped(acts, text)
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
