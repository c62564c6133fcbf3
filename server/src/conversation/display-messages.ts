import { messagesIn, type TextLine } from '@candi/engines/photo'
import type { SeenBook } from './seen-book.ts'

/** Below this a line is as likely misread. */
const LEGIBLE = 0.6
const MESSAGES_TOLD = 8
const CHARACTERS = 80
/** A message may be broken into so many lines. */
const LINES_OF_A_MESSAGE = 3

/** What a display says of the car, line by line, as read; first what we take for a sign. Data, never instruction. */
export function displayMessages(book: SeenBook, lines: readonly TextLine[]): string[] {
  const read = legible(lines)
  const taken = read.filter(({ text }) => book.signOfMessage(text))
  const texts = [
    ...taken.map(({ text }) => text),
    ...messagesIn(read.filter((line) => !taken.includes(line))),
  ]
  return [...new Set(texts.map((text) => text.slice(0, CHARACTERS)))].slice(0, MESSAGES_TOLD)
}

/** Every message that could stand in the lines, with the chance that all of it was read right: single lines, and neighbors joined. */
export function messagesToMatch(
  lines: readonly TextLine[],
): readonly { readonly text: string; readonly probability: number }[] {
  const read = legible(lines)
  return read.flatMap((_, index) =>
    Array.from({ length: Math.min(LINES_OF_A_MESSAGE, read.length - index) }, (_, more) => {
      const joined = read.slice(index, index + more + 1)
      return {
        text: joined.map(({ text }) => text).join(' '),
        probability: Math.min(...joined.map(({ probability }) => probability)),
      }
    }),
  )
}

/** A line that says that all is well is no warning. */
const isCalm = (text: string) => /\b(?:ok|okay|normal|good|no warnings?)\b/i.test(text)
const isWords = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= 3

function legible(lines: readonly TextLine[]): TextLine[] {
  return lines
    .map((line) => ({ ...line, text: plain(line.text) }))
    .filter(({ text, probability }) => probability >= LEGIBLE && isWords(text) && !isCalm(text))
    .sort((left, right) => left.box[1] - right.box[1] || left.box[0] - right.box[0])
}

/** Without what a screen would not show: control characters, and marks that turn the direction of writing. */
const plain = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
