import type { ActReader } from '@candi/engines/text'
import { plainWords } from './plain-words.ts'
import { saysHurt } from './said-acts.ts'

/** Surer than of any line of 9,000 that told of a car: those name nobody, or their keys. */
const SURE = 0.7
/** Where the words say it too. */
const SURE_WITH_WORDS = 0.5
const LONGEST = 160
const SOMEBODY = new Set(
  'i im ive me we were us he hes him she shes her they them somebody someone someones everyone people lady lad man woman guy girl boy kid kids child children baby toddler one son daughter granddaughter grandson wife husband mum mom mother dad father brother sister friend grandad granddad grandpa grandma uncle aunt driver passenger dog dogs cat hand hands finger fingers foot feet leg legs arm arms head eye eyes face neck chest ribs nose'.split(
    ' ',
  ),
)
const KEYS = new Set(['key', 'keys', 'fob'])

/** Whether a line tells that somebody is hurt, ill or shut in, by its act and by whom it names. */
export function saysSomebodyIsHurt(acts: Pick<ActReader, 'read'>, text: string): boolean {
  if (text.length > LONGEST) return false
  const words = plainWords(text)
  if (!words.some((word) => SOMEBODY.has(word)) || words.some((word) => KEYS.has(word))) return false
  const { act, probability } = acts.read(text)
  return act === 'hurt' && probability >= (saysHurt(text) ? SURE_WITH_WORDS : SURE)
}
