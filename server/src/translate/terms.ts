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
  const found = new Map<string, string>()
  for (let start = 0; start < words.length && found.size < MOST_TERMS; start += 1) {
    let run = ''
    for (let length = 0; length < LONGEST && start + length < words.length; length += 1) {
      run = length === 0 ? (words[start] ?? '') : `${run} ${words[start + length]}`
      for (const term of [run, run.replace(/s$/, '')]) {
        const meaning = glossary.get(term)
        if (meaning !== undefined) found.set(term, meaning)
      }
    }
  }
  return [...found].map(([term, meaning]) => ({ term, meaning }))
}
