import { plainly } from './clauses-of.ts'
import { groundlessFigure } from './figures.ts'
import { type Grounds, longWords, readingOf } from './grounds.ts'
import { groundlessName, misranks, type PartNames } from './named-things.ts'
import { softensVerdict } from './softens-verdict.ts'
import { unfitBecause } from './unfit-speech.ts'
import { contradictsVerdict } from './urgency-claim.ts'

/** Why a sentence is not shown. */
export type SentenceFault = 'unfit' | 'urgency' | 'figure' | 'name' | 'rank' | 'strange'

/** What a narration is held to beside its grounds. */
export interface NarrationRules {
  readonly parts: PartNames
  /** Words that our own texts use; a sentence made of others is none of ours to pass on. */
  readonly vocabulary: ReadonlySet<string>
}

/** A sentence whose longer words are mostly unknown to all our texts speaks of something else, or another language. */
const LEAST_FAMILIAR = 0.6

/** A sentence this long, in characters, is none; what checks it need not be quick with more. */
export const LONGEST_SENTENCE = 600

/** Words of any texts, as `NarrationRules.vocabulary` wants them. */
export const vocabularyOf = (texts: Iterable<string>): Set<string> => new Set([...texts].flatMap(longWords))

/** Holds one sentence of a model against what it may say. @returns why it may not be shown, or null */
export function checkSentence(
  sentence: string,
  grounds: Grounds,
  rules: NarrationRules,
): SentenceFault | null {
  if (readingOf(grounds).ownSentences.has(plainly(sentence))) return null
  if (sentence.length > LONGEST_SENTENCE || unfitBecause(sentence)) return 'unfit'
  const urgency = grounds.assessment?.verdict.urgency ?? null
  if (contradictsVerdict(sentence, urgency)) return 'urgency'
  if (groundlessName(sentence, grounds, rules.parts) !== null) return 'name'
  if (groundlessFigure(sentence, grounds, rules.parts) !== null) return 'figure'
  if (misranks(sentence, grounds, rules.parts)) return 'rank'
  if (softensVerdict(sentence, urgency)) return 'urgency'
  return isStrange(sentence, grounds, rules) ? 'strange' : null
}

function isStrange(sentence: string, grounds: Grounds, { vocabulary }: NarrationRules): boolean {
  const words = longWords(sentence)
  if (words.length === 0) return false
  const { ownWords } = readingOf(grounds)
  const familiar = words.filter((word) => vocabulary.has(word) || ownWords.has(word)).length
  return familiar / words.length < LEAST_FAMILIAR
}
