import type { Intent } from '@candi/engines/text'
import { asksOfAnother, asksOfTheSheet } from './answer-question.ts'
import { asksSomething } from './asks-something.ts'
import { isAboutAnotherThing, isOrder } from './other-things.ts'

/** Beside an open case a question of the sheet is no small talk, and a word that the reader cannot place is no turning away. */
export function intentInCase(judged: Intent, text: string, hasCase: boolean, signs: number): Intent {
  if (!hasCase) return judged
  if (judged === 'complaint' && signs === 0 && asksOfAnother(text)) return 'question'
  if (judged === 'smalltalk' && asksOfTheSheet(text)) return 'question'
  if (judged === 'offtopic' && !isAboutAnotherThing(text) && !isOrder(text))
    return asksSomething(text) ? 'question' : 'smalltalk'
  return judged
}
