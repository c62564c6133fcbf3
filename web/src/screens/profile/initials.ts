/** Shown for an account without a name. */
export const NAMELESS = 'CANDI User'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const firstOf = (word: string) => [...graphemes.segment(word)][0]?.segment ?? ''

/** First letter of the first and of the last word. */
export function initials(displayName: string): string {
  const words = (displayName.trim() || NAMELESS).split(/\s+/)
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return ends.map((word) => firstOf(word ?? '').toLocaleUpperCase('en')).join('')
}
