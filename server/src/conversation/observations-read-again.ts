import type { SecondReading, Statement } from '@candi/contracts'
import type { FindingId, Observation } from '@candi/domain'
import type { DiagnosisParts } from './ports.ts'

/** A model paraphrases what it reads; it is believed less than a phrase that we know. */
const MODEL_CONFIDENCE = 0.7

/**
 * Signs that a language model read in messages of this case and that nobody else told of. They come from the client with
 * each turn, so nothing in them is trusted: the finding must be ours, and the quote must stand in the message.
 */
export function observationsReadAgain(
  { model }: Pick<DiagnosisParts, 'model'>,
  complaints: readonly Statement[],
  readings: readonly SecondReading[],
  isTold: (finding: FindingId) => boolean,
): Observation[] {
  const byFinding = new Map<FindingId, Observation>()
  for (const { message, finding, state, quote } of readings) {
    const text = complaints.find(({ id }) => id === message)?.text
    if (text === undefined || !standsIn(quote, text) || !model.findings.has(finding) || isTold(finding))
      continue
    byFinding.set(finding, { finding, state, confidence: MODEL_CONFIDENCE, source: 'words', quote })
  }
  return [...byFinding.values()]
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether words are a quotation, but for capitals and white space. */
export const standsIn = (quote: string, text: string): boolean => plain(text).includes(plain(quote))
