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

/** How telling a word is: "bearing" names one answer, "safe" and "drive" stand in many. */
function raritiesIn(howTos: readonly HowTo[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const { title, asks } of howTos)
    for (const word of new Set([title, ...asks].flatMap((ask) => [...wordsOf(ask)])))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + howTos.length / (counts.get(word) ?? 1))
}

/**
 * The short answer whose known ways of asking come nearest to the question, or null: Dice coefficient of the words,
 * each counted by its rarity (Sparck Jones 1972), so that "is it safe to drive" alone finds no answer about knocking.
 */
export function findHowTo(howTos: readonly HowTo[], text: string): HowTo | null {
  const asked = wordsOf(text.slice(0, 400))
  if (asked.size === 0) return null
  const rarityOf = raritiesIn(howTos)
  const weightOf = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + rarityOf(word), 0)
  let best: HowTo | null = null
  let highest = ENOUGH
  for (const howTo of howTos) {
    for (const ask of [howTo.title, ...howTo.asks]) {
      const words = wordsOf(ask)
      const common = weightOf([...words].filter((word) => asked.has(word)))
      const score = (2 * common) / (weightOf(words) + weightOf(asked))
      if (score > highest) {
        highest = score
        best = howTo
      }
    }
  }
  return best
}
