import type { WeighedWord } from './lexical-index.ts'
import { SAME_THINGS } from './same-thing.ts'
import { stem } from './stem.ts'
import { isTelling } from './telling-words.ts'

/** What another word for the same thing is worth beside the word that was asked. */
const OTHER_WORD = 0.7
/** More words than this tell no more of what is asked. */
const MOST_WORDS = 60

const table = SAME_THINGS.map(([said, means]) => [said.map(stem), means.map(stem)] as const)
const byFirst = new Map<string, (typeof table)[number][]>()
for (const row of table) {
  const first = row[0][0] ?? ''
  byFirst.set(first, [...(byFirst.get(first) ?? []), row])
}

/** A question as ideas: each telling word, with the words that pages use for it. */
export function readQuestion(words: readonly string[]): WeighedWord[][] {
  const stems = words.filter(isTelling).slice(0, MOST_WORDS).map(stem)
  const ideas = stems.map((word) => new Map([[word, 1]]))
  stems.forEach((word, at) => {
    for (const [said, means] of byFirst.get(word) ?? []) {
      if (!said.every((part, offset) => stems[at + offset] === part)) continue
      for (const idea of ideas.slice(at, at + said.length))
        for (const other of means) if (!idea.has(other)) idea.set(other, OTHER_WORD)
    }
  })
  const seen = new Set<string>()
  return ideas
    .filter((_, at) => !seen.has(stems[at] ?? '') && seen.add(stems[at] ?? ''))
    .map((idea) => [...idea].map(([word, weight]) => ({ word, weight })))
}
