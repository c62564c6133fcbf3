const VOWEL = /[aeiouy]/
/** Endings that change what a word does in a sentence and not what it is about, longest first. */
const ENDINGS = ['ingly', 'edly', 'iness', 'ness', 'ing', 'ily', 'ed', 'ly']
const SHORTEST_ROOT = 3

/**
 * The stem under which forms of one word are compared: after Porter (1980), but lighter, since plurals, tenses and
 * spellings with a final e make nearly all the difference here, and an "er" (heater, starter, filter) is part of the word. Numbers and codes stay as they are.
 */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  return withoutFinalE(withoutEnding(singular(word)))
}

function singular(word: string): string {
  if (/(ss|us|is)$/.test(word) || !word.endsWith('s')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(sh|ch|ss|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function withoutEnding(word: string): string {
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const root = word.slice(0, -ending.length)
    if (root.length < SHORTEST_ROOT || !VOWEL.test(root)) return word
    // "stopped" is stop, "filled" is fill.
    return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root
  }
  return word
}

function withoutFinalE(word: string): string {
  const root = word.replace(/e$/, '')
  const whole = root.length >= SHORTEST_ROOT ? root : word
  return whole.length > 3 ? whole.replace(/y$/, 'i') : whole
}
