import type { Assessment } from '@candi/contracts'

const MOST_TERMS = 12
/** Words of the longest term that is looked for. */
const LONGEST = 3

/** The words of the trade that stand in the texts shown, each once, with their meaning. */
export function termsIn(
  texts: readonly string[],
  glossary: ReadonlyMap<string, string>,
): Assessment['terms'] {
  const words =
    texts
      .join(' . ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|\./gu) ?? []
  const begins = firstWordsOf(glossary)
  const found = new Map<string, string>()
  for (let start = 0; start < words.length && found.size < MOST_TERMS; start += 1) {
    const first = words[start] ?? ''
    if (!begins.has(first) && !begins.has(first.replace(/s$/, ''))) continue
    let run = ''
    for (let length = 0; length < LONGEST && start + length < words.length; length += 1) {
      run = length === 0 ? first : `${run} ${words[start + length]}`
      for (const term of [run, run.replace(/s$/, '')]) {
        const meaning = glossary.get(term)
        if (meaning !== undefined) found.set(term, meaning)
      }
    }
  }
  return [...found].map(([term, meaning]) => ({ term, meaning }))
}

const firstWords = new WeakMap<ReadonlyMap<string, string>, ReadonlySet<string>>()

/** The words with which terms begin: most words of a text begin none. */
function firstWordsOf(glossary: ReadonlyMap<string, string>): ReadonlySet<string> {
  const known =
    firstWords.get(glossary) ?? new Set([...glossary.keys()].map((term) => term.split(' ')[0] ?? ''))
  firstWords.set(glossary, known)
  return known
}
