import { upperFirst } from '../translate/sentence.ts'
import type { DiagnosisParts } from './ports.ts'

const ASKED =
  /^\W{0,9}(?:so |ok(?:ay)? |and |but ){0,6}what(?:['’]?s| is| are| does| do)?\s{1,9}(?:an? |the )?([a-z][a-z/ -]{1,40}?)(?:\s{1,9}(?:do|does|for|mean))?\W{0,9}$/i

/** What a word of the trade means, where a message asks for nothing else: "what is a tensioner?"; null for any other. */
export function explainTerm({ glossary }: Pick<DiagnosisParts, 'glossary'>, text: string): string | null {
  const asked = ASKED.exec(text)?.[1]?.toLowerCase()
  if (!asked) return null
  const singular = asked.replace(/s$/, '')
  const term = glossary.has(asked)
    ? asked
    : glossary.has(singular)
      ? singular
      : onlyTermFor(glossary, singular)
  const meaning = term && glossary.get(term)
  return meaning ? `**${upperFirst(term)}**: ${meaning}` : null
}

/** "Tensioner" is the last word of one term alone: belt tensioner. */
function onlyTermFor(glossary: ReadonlyMap<string, string>, word: string): string | undefined {
  const terms = [...glossary.keys()].filter((term) => term.endsWith(` ${word}`))
  return terms.length === 1 ? terms[0] : undefined
}
