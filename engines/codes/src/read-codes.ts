import type { CodeTail } from './read-code-tail.ts'
import { readJoinedCodes } from './read-joined-codes.ts'
import { readNumberLists } from './read-number-list.ts'
import { readSpokenCodes } from './read-spoken-codes.ts'
import { readShortCodes, readWrittenCodes } from './read-written-code.ts'
import type { TroubleCodeReading } from './trouble-code.ts'

/**
 * Finds trouble codes in what owners write, in the order of the text, each with its place.
 * Reads "p0301", "P 0420", "P0O1 7", "U0100:00", "C1234-5A", "p0300-302", "codes 171 and 174", "P0301P0302", "p zero four twenty".
 * Does not take years, mileages, vehicle numbers, part numbers, tires or model names for codes.
 * Time is proportional to the length of the text: every pattern is bounded and every look around a
 * candidate is of fixed length.
 */
export function readTroubleCodes(text: string): TroubleCodeReading[] {
  const tails = [
    ...readWrittenCodes(text),
    ...readShortCodes(text),
    ...readNumberLists(text),
    ...readJoinedCodes(text),
    ...readSpokenCodes(text),
  ]
  return withoutOverlaps(tails).flatMap((tail) => tail.readings)
}

/** Two readers may see the same place; the one that reads more of it wins. */
function withoutOverlaps(tails: readonly CodeTail[]): CodeTail[] {
  const sorted = tails.toSorted((left, right) => startOf(left) - startOf(right) || right.end - left.end)
  const kept: CodeTail[] = []
  let end = 0
  for (const tail of sorted) {
    if (startOf(tail) < end) continue
    kept.push(tail)
    end = tail.end
  }
  return kept
}

function startOf(tail: CodeTail): number {
  return tail.readings[0]?.start ?? 0
}
