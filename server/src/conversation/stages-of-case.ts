import type { Answer, Statement } from '@candi/contracts'
import type { EarlierStage, FindingId, Observation } from '@candi/domain'
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
  /** In the order in which they were given. */
  readonly answers: readonly Pick<Answer, 'finding' | 'askedWith'>[]
  readonly opinionOfAll: CaseOpinion | null
  /** The reader's opinion of these complaints alone; null without a reader. */
  readonly opinionOf: (complaints: readonly Statement[]) => Promise<CaseOpinion | null>
}

/** Earlier messages after which the case is read and weighed once more: the first of them, and the last. After the others only its red flags are judged. */
const READ_AGAIN = { first: 2, last: 2 } as const

/**
 * The case as it stood after each of its messages and then after each answer, without the last: a danger that it reached on the way is
 * not forgotten because something else was told or asked since. What was taken back or answered otherwise never was so.
 */
export async function stagesOfCase(order: ToldInOrder): Promise<EarlierStage[]> {
  const { complaints, signs, told, answered, answers, opinionOfAll } = order
  const stands = [...told.values()].filter(({ finding, state }) => {
    const now = answered.get(finding)
    return now !== undefined && (now.state === state || (now.state === 'unknown' && now.source !== 'flip'))
  })
  const stages: EarlierStage[] = []
  for (let count = 1; count < complaints.length; count += 1) {
    const isWeighed = count <= READ_AGAIN.first || count >= complaints.length - READ_AGAIN.last
    const before = complaints.slice(0, count)
    const later = new Set(complaints.slice(count).flatMap(({ id }) => findingsIn(signs.get(id))))
    for (const { id } of before) for (const finding of findingsIn(signs.get(id))) later.delete(finding)
    stages.push({
      observations: stands.filter(({ finding, source }) => source !== 'words' || !later.has(finding)),
      reading: isWeighed ? await order.opinionOf(before) : null,
      isWeighed,
    })
  }
  const given = answers.filter(({ finding }) => answered.has(finding))
  for (const [count, { askedWith }] of given.entries()) {
    // What was asked for at once was answered at once.
    if (askedWith !== undefined && askedWith === given[count - 1]?.askedWith) continue
    const soFar = given.slice(0, count).flatMap(({ finding }) => answered.get(finding) ?? [])
    const known = new Set(soFar.map(({ finding }) => finding))
    stages.push({
      observations: [...stands.filter(({ finding }) => !known.has(finding)), ...soFar],
      reading: opinionOfAll,
      isWeighed: true,
    })
  }
  return stages
}

const findingsIn = (signs: readonly ReadSign[] = []) => signs.map(({ observation }) => observation.finding)
