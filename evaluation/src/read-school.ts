import { buildCausalModel, type Knowledge } from '@candi/domain'
import type { OpinionWeights } from '@candi/engines/text'
import type { DiagnosisParts, OpinionReader } from '@candi/server/conversation/ports'
import { signsOfMessage } from '@candi/server/conversation/signs-of-message'
import { type ReadCase, readCase } from './diagnose-cases.ts'
import { fitReporting } from './fit-reporting.ts'
import type { OutOfFold } from './out-of-fold.ts'
import type { AuthoredMessage, RealCase } from './read-messages.ts'

/**
 * Authored messages as the product would have read them without their authors: the reader and the reporting rates
 * of each fold come from the other folds.
 */
export function readSchool(
  knowledge: Knowledge,
  parts: DiagnosisParts,
  messages: readonly AuthoredMessage[],
  outOfFold: OutOfFold,
  shipped: OpinionWeights,
): ReadCase[] {
  const used = messages.filter(({ id }) => outOfFold.ids.has(id))
  const folds = new Map<number, DiagnosisParts>()
  const partsOf = (fold: number) => {
    const known = folds.get(fold)
    if (known) return known
    const others = messages.filter(({ id }) => !outOfFold.ids.has(id) || outOfFold.foldOf(id) !== fold)
    const reporting = fitReporting(parts.model, parts.signs, others)
    const own = { ...parts, model: buildCausalModel({ ...knowledge, reporting }) }
    folds.set(fold, own)
    return own
  }
  return used.map((message) =>
    readCase(
      partsOf(outOfFold.foldOf(message.id)),
      { text: message.text },
      parts.signs.read(message.text),
      {
        id: message.id,
        group: message.author,
        gold: message.problem,
        accept: [],
        stopDriving: message.stop_driving ?? null,
      },
      outOfFold.opinionOf(message.id, shipped),
      message.border,
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
        await signsOfMessage(parts, real.text),
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
