import type { HowTo } from '@candi/domain'

const STOP_WORDS = new Set(
  'a an and are as at be can do does for from how i if in is it me my of on or should so that the this to what when where which why will with you your'.split(
    ' ',
  ),
)
const stem = (word: string) => word.replace(/(ing|ed|es|s)$/, '')
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !STOP_WORDS.has(word)).map(stem))

/** Share of the words in common that a question needs with a known way of asking. */
const ENOUGH = 0.6

/** The short answer whose known ways of asking come nearest to the question (Dice coefficient of the words), or null. */
export function findHowTo(howTos: readonly HowTo[], text: string): HowTo | null {
  const asked = wordsOf(text.slice(0, 400))
  if (asked.size === 0) return null
  let best: HowTo | null = null
  let highest = ENOUGH
  for (const howTo of howTos) {
    for (const ask of [howTo.title, ...howTo.asks]) {
      const words = wordsOf(ask)
      let common = 0
      for (const word of words) if (asked.has(word)) common += 1
      const score = (2 * common) / (words.size + asked.size)
      if (score > highest) {
        highest = score
        best = howTo
      }
    }
  }
  return best
}
