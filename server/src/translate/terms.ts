import type { Assessment } from '@candi/contracts'

const MOST_TERMS = 24

/** The words of the trade that stand in the texts shown, each once, with their meaning. */
export function termsIn(
  texts: readonly string[],
  glossary: ReadonlyMap<string, string>,
): Assessment['terms'] {
  const all = ` ${texts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const found: Assessment['terms'] = []
  for (const [term, meaning] of glossary) {
    if (all.includes(` ${term} `) || all.includes(` ${term}s `)) found.push({ term, meaning })
    if (found.length >= MOST_TERMS) break
  }
  return found
}
