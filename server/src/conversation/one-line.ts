/** Characters of a line that says one thing; of a longer one nothing is asked. */
const LONGEST = 160

/** A short line with single spaces, as the readers of whole lines take it; empty where the text is longer. */
export const oneLine = (text: string): string =>
  text.length > 4 * LONGEST ? '' : shortened(text.trim().split(/\s/).filter(Boolean).join(' '))

const shortened = (line: string): string => (line.length > LONGEST ? '' : line)
