import type { DiagnosisParts, OpinionReader } from '@candi/server/conversation/ports'
import { type ReadCase, readCase } from './diagnose-cases.ts'
import type { OutOfFold } from './out-of-fold.ts'
import type { AuthoredMessage, RealCase } from './read-messages.ts'

export interface ReaderTemperatures {
  readonly problemTemperature: number
  readonly dangerTemperature: number
  readonly dangerBias: number
}

/** Authored messages as readers saw them that never saw their author. */
export function readSchool(
  parts: DiagnosisParts,
  messages: readonly AuthoredMessage[],
  outOfFold: OutOfFold,
  temperatures: ReaderTemperatures,
): ReadCase[] {
  return messages
    .filter(({ id }) => outOfFold.ids.has(id))
    .map((message) =>
      readCase(
        parts,
        { text: message.text },
        {
          id: message.id,
          group: message.author,
          gold: message.problem,
          accept: [],
          stopDriving: message.stop_driving ?? null,
        },
        outOfFold.opinionOf(message.id, temperatures),
      ),
    )
}

/** Real messages, read by the shipped reader, which was never trained on them. */
export async function readReal(
  parts: DiagnosisParts,
  cases: readonly RealCase[],
  reader: OpinionReader,
): Promise<ReadCase[]> {
  const read: ReadCase[] = []
  for (const real of cases)
    read.push(
      readCase(
        parts,
        real,
        {
          id: real.id,
          group: real.source ?? real.id,
          gold: real.gold,
          accept: real.accept,
          stopDriving: real.stop_driving,
        },
        await reader.opinionOf(real.text),
      ),
    )
  return read
}
