import { neighborsOf } from '@candi/engines/text'

/** Words so short have too many neighbors to be mended. */
const SHORTEST = 4
/** "Golt" is a Golf or a Bolt: names of cars are read as they are spelled. */
const NAMES = new Set(['bolt', 'leaf'])

/** A generator of whole numbers below a bound: the same seed gives the same numbers. */
export function seededBelow(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * bound)
  }
}

/**
 * The words of a text with one slip of the finger in one of them: each two neighbors swapped, each letter left out, written twice, and
 * changed for one whose key lies beside. A slip that is a word by itself is meant as it stands, and is none.
 */
export function* withOneTypo(
  text: string,
  isWord: (word: string) => boolean,
  below: (bound: number) => number,
): Generator<string> {
  for (const { 0: word, index } of text.matchAll(/[a-z]+/gi)) {
    if (word.length < SHORTEST || NAMES.has(word.toLowerCase())) continue
    for (const slipped of new Set(slipsOf(word.toLowerCase(), below)))
      if (slipped !== word.toLowerCase() && !isWord(slipped))
        yield text.slice(0, index) + slipped + text.slice(index + word.length)
  }
}

function* slipsOf(word: string, below: (bound: number) => number): Generator<string> {
  for (const [at, letter] of [...word].entries()) {
    const [before, behind] = [word.slice(0, at), word.slice(at + 1)]
    const beside = neighborsOf(letter)
    yield before + behind
    yield before + letter + letter + behind
    yield before + (beside[below(beside.length)] ?? letter) + behind
    yield before + behind.slice(0, 1) + letter + behind.slice(1)
  }
}
