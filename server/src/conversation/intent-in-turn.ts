import type { Intent } from '@candi/engines/text'
import { asksOfAnother } from './answer-on-another.ts'
import { asksSomething } from './asks-something.ts'
import { explainTerm } from './explain-term.ts'
import { ENOUGH_UNASKED, findHowTo } from './find-how-to.ts'
import { isAboutAnotherThing, isOrder } from './other-things.ts'
import type { DiagnosisParts } from './ports.ts'
import { howToOnCandi } from './questions-on-candi.ts'
import { asksInShort, topicOfTalk } from './topic-of-talk.ts'

/**
 * What the message of this turn wants, by what can be answered. Small talk that asks for something we know is a question;
 * beside an open case so is what the sheet answers, and a word that the reader cannot place is no turning away.
 */
export function intentInTurn(parts: DiagnosisParts, judged: Intent, text: string, hasCase: boolean): Intent {
  if (judged === 'smalltalk' && (isAnswered(parts, text, hasCase) || (hasCase && asksSomething(text))))
    return 'question'
  if (judged === 'offtopic' && !isAboutAnotherThing(parts.acts, text) && !isOrder(parts.acts, text)) {
    if (isAnswered(parts, text, hasCase) || (hasCase && asksSomething(text))) return 'question'
    return hasCase || asksInShort(parts.acts, text) ? 'smalltalk' : judged
  }
  const isHearsay = hasCase && judged === 'complaint' && asksOfAnother(parts, text)
  return isHearsay && parts.signs.read(text).length === 0 ? 'question' : judged
}

const isAnswered = (parts: DiagnosisParts, text: string, hasCase: boolean) =>
  (hasCase && (topicOfTalk(parts.acts, text) !== null || asksOfAnother(parts, text))) ||
  howToOnCandi(parts, text, hasCase) !== null ||
  explainTerm(parts, text) !== null ||
  findHowTo(parts, text, asksSomething(text) ? undefined : ENOUGH_UNASKED) !== null
