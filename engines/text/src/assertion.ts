import { PSEUDO_TRIGGERS, TRIGGERS } from './assertion-triggers.ts'
import { compileSlot, type Slot } from './phrase.ts'
import type { Token } from './read-tokens.ts'
import {
  type Assertion,
  type CompiledTrigger,
  compilePattern,
  compileTrigger,
  endsOf,
  fits,
  type Limits,
  type Pattern,
  type Trigger,
} from './trigger.ts'

/** First and last token of words that stand together. */
export type Span = readonly [number, number]

/** Each pattern under the words that it may begin with, in the order of the table. */
const BEGINNING = new Map<string, { readonly pattern: Pattern; readonly of: CompiledTrigger | null }[]>()
function addBeginnings(of: CompiledTrigger | null, patterns: readonly Pattern[]): void {
  for (const pattern of patterns)
    for (const { slot } of pattern.steps.slice(0, pattern.steps.findIndex(({ least }) => least > 0) + 1))
      for (const word of slot.words) BEGINNING.set(word, [...(BEGINNING.get(word) ?? []), { pattern, of }])
}
addBeginnings(null, PSEUDO_TRIGGERS.map(compilePattern))
for (const trigger of TRIGGERS.map(compileTrigger<Trigger>)) addBeginnings(trigger, trigger.patterns)

const slots = new Map<string, Slot>()
/** Whether a word is one of those that the table names in one place. */
function isOf(words: string, word: string | undefined): boolean {
  const slot = slots.get(words) ?? compileSlot(words)
  slots.set(words, slot)
  return word !== undefined && fits(slot, word)
}

/** Where a trigger was said: its first token, and the one behind its last. */
interface Mark<Of extends Limits = Trigger> {
  readonly of: CompiledTrigger<Of>
  readonly from: number
  readonly to: number
}

/** Words around a sign among which all is looked for that tells how it is told: a long message costs no more. */
const REACH = 64
/** A question that asks for nothing but whether it is so has so many words; a longer one tells more. */
const SHORT_QUESTION = 8

/** How the signs of a message are told: triggers are marked once, and each sign asks which of them reach it (ConText). */
export class AssertionReader {
  readonly #text: string
  readonly #tokens: readonly Token[]
  /** For each token the triggers that begin there, in the order of the table. */
  readonly #marks: readonly (readonly Mark[])[]

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text
    this.#tokens = tokens
    const isPseudo = new Set<number>()
    const marks = tokens.map(({ word }, from) =>
      (BEGINNING.get(word) ?? []).flatMap(({ pattern, of }) => {
        const ends = this.#endsOf(pattern, from, of ? of.trigger.bound : 'sentence')
        if (of) return ends.map((to) => ({ of, from, to }))
        for (let at = from; at < Math.max(from, ...ends); at += 1) isPseudo.add(at)
        return []
      }),
    )
    this.#marks = marks.map((begun, from) => (isPseudo.has(from) ? [] : begun))
  }

  /** What is said of a sign at one place of its phrase, which may stand in several; nothing where it is plainly told. */
  of(span: Span, all: readonly Span[]): ReadonlySet<Assertion> {
    const given = new Set<Assertion>()
    for (const at of this.#around(span)) {
      const gives = this.#marks[at]?.find((mark) => this.#reaches(mark, span, all))?.of.trigger.gives
      if (gives !== undefined && (gives !== 'asked' || this.#isShortQuestion(span))) given.add(gives)
    }
    return given
  }

  *#around([start, end]: Span): Generator<number> {
    const last = Math.min(this.#tokens.length - 1, end + REACH)
    for (let at = Math.max(0, start - REACH); at <= last; at += 1) yield at
  }

  #endsOf(pattern: Pattern, from: number, bound: Trigger['bound'] = 'clause'): number[] {
    const isInside = bound !== 'message' && this.#isSame(bound, from - 1, from)
    return pattern.isFirst && isInside ? [] : endsOf(pattern, this.#tokens, from)
  }

  #reaches(mark: Mark<Limits>, span: Span, all: readonly Span[]): boolean {
    const { trigger, unless, with: also } = mark.of
    const gap = gapTo(mark, span, all)
    if (!gap) return false
    const { bound = 'clause', between: lone, until, first, holds, ofPart } = trigger
    const words = (from: number, to: number) => this.#tokens.slice(from, to).map(({ word }) => word)
    const between = words(...gap)
    const sign = words(span[0], span[1] + 1)
    return (
      (bound === 'message' ||
        this.#isSame(bound, Math.min(mark.from, gap[0] - 1), Math.max(mark.to - 1, gap[1]))) &&
      (lone === undefined || between.every((word) => isOf(lone, word))) &&
      (until === undefined || !between.some((word) => isOf(until, word))) &&
      (first === undefined || isOf(first, sign[0])) &&
      (holds === undefined || sign.some((word) => isOf(holds, word))) &&
      (!ofPart || all.length > 1) &&
      !this.#isUndone(unless, mark, span) &&
      (!also || this.#stands(also, span, all))
    )
  }

  #isUndone(unless: readonly Pattern[], { of, to }: Mark<Limits>, span: Span): boolean {
    const [start, end] = span
    const behind = Math.max(to, end + 1) + (of.trigger.unlessBehind ?? 0)
    for (const at of unless.length > 0 ? this.#around(span) : []) {
      const isThere =
        of.trigger.unlessBehind === undefined ? this.#isSame('sentence', at, start) : at > end && at < behind
      if (isThere && unless.some((pattern) => endsOf(pattern, this.#tokens, at).length > 0)) return true
    }
    return false
  }

  #stands(of: CompiledTrigger<Limits>, span: Span, all: readonly Span[]): boolean {
    for (const from of this.#around(span))
      for (const pattern of of.patterns)
        if (endsOf(pattern, this.#tokens, from).some((to) => this.#reaches({ of, from, to }, span, all)))
          return true
    return false
  }

  /** That nothing but whether it is so is asked is told by the mark at its end, which is no word. */
  #isShortQuestion(span: Span): boolean {
    const sentence = [...this.#around(span)].filter((at) => this.#isSame('sentence', at, span[0]))
    const end = this.#tokens[sentence.at(-1) ?? -1]?.end
    return sentence.length <= SHORT_QUESTION && /^\W*\?/.test(this.#text.slice(end))
  }

  #isSame(bound: 'clause' | 'sentence', left: number, right: number): boolean {
    return this.#tokens[left]?.[bound] === this.#tokens[right]?.[bound]
  }
}

/** First word between a trigger and a sign and the one behind the last; null where it stands on another side, or too far away. */
function gapTo(
  { of: { trigger }, from, to }: Mark<Limits>,
  [start, end]: Span,
  all: readonly Span[],
): Span | null {
  const { direction, scope } = trigger
  if (direction === 'both') return [Math.min(from, start) + 1, start]
  if (direction === 'across') return from >= start && from <= end && to > end + 1 ? [end + 1, end + 1] : null
  if ((direction === 'within' || trigger.orWithin) && from > start && to <= end) return [to, end]
  // Its own words are no trigger: "stops when I hold it".
  if (all.some(([first, last]) => from >= first && to - 1 <= last)) return null
  if (direction === 'before' && to <= start && start - to <= scope) return [to, start]
  return direction === 'after' && from > end && from - end - 1 <= scope ? [end + 1, from] : null
}
