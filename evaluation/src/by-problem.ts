import type { ScoredCase } from './scored-case.ts'
import { shareWithin } from './scores.ts'
import { percent, table } from './table.ts'

/** How each problem fares, and what it is mistaken for most. */
export function byProblem(cases: readonly ScoredCase[]): string {
  const problems = [...new Set(cases.map(({ gold }) => gold))].sort()
  const rows = problems.map((problem) => {
    const own = cases.filter(({ gold }) => gold === problem)
    const taken = new Map<string, number>()
    for (const { problems: list } of own) {
      const first = [...list].sort((left, right) => right.probability - left.probability)[0]?.id ?? ''
      if (first !== problem) taken.set(first, (taken.get(first) ?? 0) + 1)
    }
    const worst = [...taken]
      .sort((left, right) => right[1] - left[1])
      .slice(0, 2)
      .map(([id, count]) => `${id} (${count})`)
    return {
      share: shareWithin(own, 1),
      cells: [
        problem,
        String(own.length),
        percent(shareWithin(own, 1)),
        percent(shareWithin(own, 3)),
        worst.join(', '),
      ],
    }
  })
  rows.sort((left, right) => left.share - right.share)
  return table(
    ['problem', 'messages', 'first right', 'within three', 'mistaken for'],
    rows.map(({ cells }) => cells),
  )
}
