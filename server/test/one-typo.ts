import type { EnglishWords } from '@candi/engines/text'

/** Words so short have too many neighbors to be mended. */
const SHORTEST = 5

/** A generator of whole numbers below a bound: the same seed gives the same numbers. */
export function seededBelow(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * bound)
  }
}

/** The words of a text with one slip of the finger in one long word, or null where none is long enough. */
export function withOneTypo(
  text: string,
  english: EnglishWords,
  below: (bound: number) => number,
): string | null {
  const long = [...text.matchAll(/[a-z]+/gi)].filter(({ 0: word }) => word.length >= SHORTEST)
  const chosen = long[below(long.length)]
  if (!chosen) return null
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const slipped = slip(chosen[0], below)
    // What is a word by itself is meant as it stands.
    if (slipped !== chosen[0] && !english.has(slipped.toLowerCase()))
      return text.slice(0, chosen.index) + slipped + text.slice(chosen.index + chosen[0].length)
  }
  return null
}

function slip(word: string, below: (bound: number) => number): string {
  const at = 1 + below(word.length - 1)
  const letter = String.fromCharCode(97 + below(26))
  switch (below(4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1)
    case 1:
      return word.slice(0, at) + letter + word.slice(at)
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1)
    default:
      return word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1)
  }
}
