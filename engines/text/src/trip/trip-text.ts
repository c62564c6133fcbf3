/** A word of a line as it is compared, without apostrophes, and where it stands in what was written. */
export interface TripWord {
  readonly word: string
  readonly start: number
  readonly end: number
}
/** Words from one place up to another. */
export type Span = readonly [from: number, to: number]

/** Characters of a line that are looked into, and as many of what is repeated of it. */
const LONGEST = 400
const MOST_SAID = 80
const WORD = /\d{1,6}(?:[.,]\d{1,3})?|\p{L}[\p{L}'’]{0,30}|[^\s\p{L}\d]/gu

export const wordsOfLine = (text: string): TripWord[] =>
  [...text.slice(0, LONGEST).matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll(/['’]/g, ''),
    start: index,
    end: index + word.length,
  }))

export const wordAt = (words: readonly TripWord[], at: number): string => words[at]?.word ?? ''

/** Where a phrase begins; below zero where it does not stand. */
export const placeOfPhrase = (words: readonly TripWord[], phrase: string): number => {
  const parts = phrase.split(' ')
  return words.findIndex((_, at) => parts.every((part, index) => wordAt(words, at + index) === part))
}

/** Pieces of a line in their order, each as it was written: "Denver on Friday", "20 miles, tomorrow". */
export function saidOf(text: string, words: readonly TripWord[], spans: readonly Span[]): string {
  let said = ''
  let behind = 0
  for (const [from, to] of spans.toSorted((left, right) => left[0] - right[0])) {
    const [first, last] = [words[from], words[to - 1]]
    if (from < behind || !first || !last) continue
    const joint = said === '' ? '' : from === behind ? ' ' : ', '
    said += joint + text.slice(first.start, last.end).replaceAll(/\s/g, ' ')
    behind = to
  }
  return said.slice(0, MOST_SAID)
}
