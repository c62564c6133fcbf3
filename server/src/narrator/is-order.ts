import { isFunctionWord, ORDERS, RELATIVES } from './explanatory-words.ts'

/** Before what something is done to: "press the pedal". */
const OBJECT_MARKS = new Set(['the', 'a', 'an', 'this', 'these', 'its', 'their', 'each', 'both', 'all'])
/** A subject that a base form may follow: "parts that press the disc", "to press the disc". */
const TAKES_BASE_FORM = new Set(['to', 'that', 'which', 'they', 'these', 'those', 'both'])

/** "Press the pedal", and not "brake pads squeal" or "clamp that presses". */
export const beginsAsOrder = ([first = '', second = '']: readonly string[]): boolean =>
  ORDERS.has(first) && (second === '' || (isFunctionWord(second) && !RELATIVES.has(second)))

/** Whether the words of a clause ask for something to be done, also behind other words: "in neutral press the pedal". */
export const isOrder = (words: readonly string[]): boolean =>
  beginsAsOrder(words) ||
  words.some((word, at) => {
    if (!ORDERS.has(word) || !OBJECT_MARKS.has(words[at + 1] ?? '')) return false
    const before = words[at - 1] ?? ''
    return !before.endsWith('s') && !TAKES_BASE_FORM.has(before)
  })
