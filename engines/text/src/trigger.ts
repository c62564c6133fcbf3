import { compileSlot, type Slot } from './phrase.ts'

/** How a sign is told: NegEx (Chapman 2001) and ConText (Harkema 2009) call it assertion. */
export type Assertion =
  | 'present'
  | 'absent'
  /** Neither yes nor no: "not sure if it smokes". */
  | 'possible'
  | 'feared'
  | 'second hand'
  /** It was, and is no more. */
  | 'history'
  | 'asked'
  | 'other car'
  /** It was there and was repaired since: evidence of what may be wrong, and no red flag. */
  | 'mended'
  /** "To see if it would overheat": as weak. */
  | 'supposed'
  | 'hedged'
  /** A reassurance that does not last: "the pedal is firm until I hold it". */
  | 'turned'

/** Words that give an assertion to a sign: where they stand, and how far they reach. */
export interface Trigger {
  readonly gives: Assertion
  /** Before the sign, after it, from its words across its end, between its words, or anywhere in its sentence. */
  readonly direction: 'before' | 'after' | 'across' | 'within' | 'both'
  /** So many words may lie between it and the sign … */
  readonly scope: number
  /** Each as `compilePattern` reads it. */
  readonly words: readonly string[]
  /** … these alone, if any are named … */
  readonly between?: string
  /** … and none of these: they terminate it. */
  readonly until?: string
  /** What it does not reach beyond; a clause, if nothing is said. */
  readonly bound?: 'clause' | 'sentence' | 'message'
  /** It may stand between the words of the sign as well. */
  readonly orWithin?: true
  /** Only of a sign that begins with or holds one of these words. */
  readonly first?: string
  readonly holds?: string
  /** Only of a phrase that stands in several places. */
  readonly ofPart?: true
  /** Only where this stands as well. */
  readonly with?: Limits
  /** Not where one of these stands in the sentence, or among so many words behind sign and trigger. */
  readonly unless?: readonly string[]
  readonly unlessBehind?: number
}

/** All of a trigger but what it gives. */
export type Limits = Omit<Trigger, 'gives'>

interface Step {
  readonly slot: Slot
  readonly isOther: boolean
  readonly least: number
  readonly most: number
}
export interface Pattern {
  /** Only where its clause or sentence begins. */
  readonly isFirst: boolean
  readonly steps: readonly Step[]
}

/**
 * The language of phrases, of words side by side: `a|b` either, `a*` all that begin so, `!a` any word but this, `a?` may be left
 * out, `a{3}` up to three of these, `*` any word, `^ a` where a clause begins.
 */
export function compilePattern(text: string): Pattern {
  const slots = text.split(' ')
  return {
    isFirst: slots[0] === '^',
    steps: slots
      .filter((slot) => slot !== '^')
      .map((slot) => {
        const [words = '', most] = slot.replace('?', '{1}').split('{')
        return {
          slot: compileSlot(words.replace('!', '')),
          isOther: words.startsWith('!'),
          least: most === undefined ? 1 : 0,
          most: Number.parseInt(most ?? '1', 10),
        }
      }),
  }
}

export const fits = ({ words, stems }: Slot, word: string): boolean =>
  words.has(word) || stems.some((stem) => word.startsWith(stem))

/** Behind which words a pattern may end that begins at a place. No step is tried twice at one place. */
export function endsOf(
  { steps }: Pattern,
  tokens: readonly { readonly word: string }[],
  from: number,
): number[] {
  let ends = [from]
  for (const { slot, isOther, least, most } of steps) {
    const next = least === 0 ? [...ends] : []
    for (let times = 1; times <= most && ends.length > 0; times += 1) {
      ends = ends
        .filter((at) => at < tokens.length && fits(slot, tokens[at]?.word ?? '') !== isOther)
        .map((at) => at + 1)
      next.push(...ends)
    }
    ends = next.length > 1 ? [...new Set(next)] : next
    if (ends.length === 0) break
  }
  return ends
}

export interface CompiledTrigger<Of extends Limits = Trigger> {
  readonly trigger: Of
  readonly patterns: readonly Pattern[]
  readonly unless: readonly Pattern[]
  readonly with: CompiledTrigger<Limits> | null
}
export const compileTrigger = <Of extends Limits>(trigger: Of): CompiledTrigger<Of> => ({
  trigger,
  patterns: trigger.words.map(compilePattern),
  unless: (trigger.unless ?? []).map(compilePattern),
  with: trigger.with ? compileTrigger(trigger.with) : null,
})
