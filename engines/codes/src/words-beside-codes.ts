import { isDenied, spanOfDenial } from './denied-code.ts'
import { frozenReadings } from './frozen-readings.ts'
import { readTroubleCodes } from './read-codes.ts'
import { titleBehind } from './title-of-code.ts'
import type { CodeFacts } from './trouble-code.ts'

/** What the owner says beside codes: their titles, what was frozen with them, and codes that are not there are blanked, each place kept. */
export function wordsBesideCodes(text: string, facts: ReadonlyMap<string, CodeFacts>): string {
  const readings = readTroubleCodes(text)
  const spans = [
    ...frozenReadings(text),
    ...readings.flatMap((reading) => {
      const title = titleBehind(text, reading, facts)
      return title ? [title] : []
    }),
  ]
  return blanked(withoutDeniedCodes(text), spans)
}

/** A text in which codes that are told as not stored are blanked. */
export const withoutDeniedCodes = (text: string): string =>
  blanked(
    text,
    readTroubleCodes(text)
      .filter((reading) => isDenied(text, reading))
      .map((reading) => spanOfDenial(text, reading)),
  )

const blanked = (text: string, spans: readonly (readonly [number, number])[]): string =>
  spans.reduce((rest, [start, end]) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
