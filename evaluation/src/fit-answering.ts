import type { AnsweringRates, CausalModel, FindingId, ObservationManner } from '@candi/domain'
import type { OwnerAnswers } from './replayed-owner.ts'

/** How many answers the mean of a manner is worth: the likeliest under a beta-binomial of the 8,476 answers to 817 findings. */
const MANNER_WEIGHT = 4

class Count {
  asked = 0
  told = 0

  add(isTold: boolean): void {
    this.asked += 1
    this.told += isTold ? 1 : 0
  }

  /** The share that could tell, drawn towards what is expected. */
  share(expected: number): number {
    return Number(((this.told + MANNER_WEIGHT * expected) / (this.asked + MANNER_WEIGHT)).toPrecision(3))
  }
}

/** How often owners who are asked for a finding can tell: each share drawn towards the mean of its manner. */
export function fitAnswering(
  { findings }: Pick<CausalModel, 'findings'>,
  owners: readonly Pick<OwnerAnswers, 'answers'>[],
): AnsweringRates {
  const byManner = new Map<ObservationManner, Count>()
  const byFinding = new Map<FindingId, Count>()
  const all = new Count()
  for (const { answers } of owners)
    for (const [id, state] of Object.entries(answers)) {
      const manner = findings.get(id)?.manner
      if (!manner) continue
      for (const count of [all, countOf(byManner, manner), countOf(byFinding, id)])
        count.add(state !== 'unknown')
    }
  const mean = all.told / Math.max(all.asked, 1)
  const manners = Object.fromEntries([...byManner].map(([manner, count]) => [manner, count.share(mean)]))
  const shareOf = (id: FindingId, count: Count) =>
    count.share(manners[findings.get(id)?.manner ?? ''] ?? mean)
  return {
    manners,
    findings: Object.fromEntries([...byFinding].sort().map(([id, count]) => [id, shareOf(id, count)])),
  }
}

function countOf<Key>(counts: Map<Key, Count>, key: Key): Count {
  const count = counts.get(key) ?? new Count()
  counts.set(key, count)
  return count
}
