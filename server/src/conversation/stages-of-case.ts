import type { Statement } from '@candi/contracts'
import type { CaseStage, FindingId, Observation } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import type { CaseOpinion } from './opinion-beside-witness.ts'

/** What was told and answered of a case, in its order. */
export interface ToldInOrder {
  /** The complaints as they were meant. */
  readonly complaints: readonly Statement[]
  readonly signs: ReadonlyMap<string, readonly ReadSign[]>
  /** What words and codes tell, before anything was answered. */
  readonly told: ReadonlyMap<FindingId, Observation>
  /** The same with everything that was answered since. */
  readonly answered: ReadonlyMap<FindingId, Observation>
  /** Findings in the order in which they were answered. */
  readonly answers: readonly FindingId[]
  readonly opinionOfAll: CaseOpinion | null
  /** The reader's opinion of these complaints alone; null without a reader. */
  readonly opinionOf: (complaints: readonly Statement[]) => Promise<CaseOpinion | null>
}

/** Earlier messages that are read once more: the first of them, and the last. */
const READ_AGAIN = { first: 2, last: 2 } as const

/**
 * The case as it stood after each of its messages and then after each answer, without the last: a danger that it reached on the way is
 * not forgotten because something else was told or asked since. What was taken back or answered otherwise never was so.
 */
export async function stagesOfCase(order: ToldInOrder): Promise<CaseStage[]> {
  const { complaints, signs, told, answered, answers, opinionOfAll } = order
  const stands = [...told.values()].filter(({ finding, state }) => {
    const now = answered.get(finding)
    return now !== undefined && (now.state === state || (now.state === 'unknown' && now.source !== 'flip'))
  })
  const stages: CaseStage[] = []
  for (const count of countsRead(complaints.length)) {
    const before = complaints.slice(0, count)
    const later = new Set(complaints.slice(count).flatMap(({ id }) => findingsIn(signs.get(id))))
    for (const { id } of before) for (const finding of findingsIn(signs.get(id))) later.delete(finding)
    stages.push({
      observations: stands.filter(({ finding, source }) => source !== 'words' || !later.has(finding)),
      reading: await order.opinionOf(before),
    })
  }
  const given = answers.flatMap((finding) => answered.get(finding) ?? [])
  for (let count = 0; count < given.length; count += 1) {
    const soFar = given.slice(0, count)
    const known = new Set(soFar.map(({ finding }) => finding))
    stages.push({
      observations: [...stands.filter(({ finding }) => !known.has(finding)), ...soFar],
      reading: opinionOfAll,
    })
  }
  return stages
}

const findingsIn = (signs: readonly ReadSign[] = []) => signs.map(({ observation }) => observation.finding)

function countsRead(complaints: number): number[] {
  const counts = Array.from({ length: Math.max(0, complaints - 1) }, (_, index) => index + 1)
  return counts.filter((count) => count <= READ_AGAIN.first || count >= complaints - READ_AGAIN.last)
}
