import { isDenied, spanOfDenial } from './denied-code.ts'
import { frozenReadings } from './frozen-readings.ts'
import { readTroubleCodes } from './read-codes.ts'
import { scanReportIn } from './scan-report.ts'
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
  return blanked(withoutDeniedCodes(text, readings), spans)
}

/** A text in which codes that are told as not stored are blanked, and what a scan tool printed around the others. */
export const withoutDeniedCodes = (text: string, readings = readTroubleCodes(text)): string =>
  blanked(text, [
    ...(scanReportIn(text, readings)?.spans ?? []),
    ...readings.filter((reading) => isDenied(text, reading)).map((reading) => spanOfDenial(text, reading)),
  ])

const blanked = (text: string, spans: readonly (readonly [number, number])[]): string =>
  spans.reduce((rest, [start, end]) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)

/** What stands around codes and tells nothing of the car. */
const AROUND = new Set(
  'a an and any are at can car check came code codes comes diagnostic did does drive dtc dtcs engine error fault faults for from get getting gives gives got had has have her his home i in is it its just lamp light means mean me my now obd obd2 obdii of on one our out pending please pulled read reader reading reads said saying says scan scanned scanner show showed showing shows stored that the their there this threw throwing throws to today trouble truck up was we what with'.split(
    ' ',
  ),
)
/** A make or a model may stand beside them. */
const OTHER_WORDS = 2

/** Words beside codes, and beside what a scan tool prints, that tell of the car. */
function tellingWords(text: string, facts: ReadonlyMap<string, CodeFacts>): number {
  const beside = blanked(
    wordsBesideCodes(text, facts),
    readTroubleCodes(text).map(({ start, end }) => [start, end] as const),
  )
  const words = beside.toLowerCase().match(/[a-z][a-z']+/g) ?? []
  return words.filter((word) => !AROUND.has(word)).length
}

/** Whether a message holds codes and nothing of what the car does. */
export const holdsOnlyCodes = (text: string, facts: ReadonlyMap<string, CodeFacts>): boolean =>
  readTroubleCodes(text).length > 0 && tellingWords(text, facts) <= OTHER_WORDS

/** Whether a message is the report of a scan tool, with codes or without, and nothing else. */
export const holdsOnlyReport = (text: string, facts: ReadonlyMap<string, CodeFacts>): boolean =>
  scanReportIn(text)?.tellsDanger === false && tellingWords(text, facts) <= OTHER_WORDS
