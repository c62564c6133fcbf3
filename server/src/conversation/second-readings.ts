import type { SecondReading, Statement, Vote } from '@candi/contracts'
import { standsIn } from './observations-read-again.ts'
import type { DiagnosisParts } from './ports.ts'

/** A sign as a language model puts it, with the words of the owner that it rests on. */
export interface ModelSign {
  readonly plain: string
  readonly quote: string
}

/** What a language model made of an owner's words: signs, and its vote where that is one. */
export interface ModelReading {
  readonly signs: readonly ModelSign[]
  readonly vote: Vote | null
}
export const NOTHING_READ: ModelReading = { signs: [], vote: null }

/** What plain words of a model mean by our own reader; a sign whose quote the owner never wrote is dropped. */
export function secondReadings(
  { signs: reader }: Pick<DiagnosisParts, 'signs'>,
  { id, text }: Statement,
  signs: readonly ModelSign[],
): SecondReading[] {
  const readings = new Map<string, SecondReading>()
  for (const { plain, quote } of signs) {
    if (!standsIn(quote, text)) continue
    for (const { observation } of reader.read(plain)) {
      const { finding, state } = observation
      if (state !== 'unknown') readings.set(finding, { message: id, finding, state, quote })
    }
  }
  return [...readings.values()]
}
