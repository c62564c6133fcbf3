import { bootstrapInterval, seededRandom } from './bootstrap.ts'
import type { QuestionFault } from './question-faults.ts'
import type { Replayed, ReplayedOwner, Standing } from './replayed-owner.ts'
import { interval, percent, table } from './table.ts'

export interface PlayedOwner {
  readonly owner: ReplayedOwner
  readonly replayed: Replayed
}

type StandingOf = (played: PlayedOwner) => Standing | undefined
const TOLD_AFTER = [0, 3, 6]
const after =
  (answers: number): StandingOf =>
  ({ replayed: { standings } }) =>
    standings[Math.min(answers, standings.length - 1)]

/** Problem, cause and danger after so many answers, and with all answers at once; the intervals are drawn over owners. */
export function describeReplays(played: readonly PlayedOwner[]): string {
  const share = (isRight: (one: PlayedOwner) => boolean) => {
    const of = (some: readonly PlayedOwner[]) => some.filter(isRight).length / some.length
    return `${percent(of(played))} (${interval(bootstrapInterval(played, of, seededRandom(1)))})`
  }
  const told = (at: StandingOf, stops: boolean) => {
    const such = played.filter(({ owner }) => owner.stopDriving === stops)
    return `${such.filter((one) => at(one)?.isTold).length} of ${such.length}`
  }
  const within = (at: StandingOf, which: 'problemsBefore' | 'causesBefore', places: number) =>
    share((one) => (at(one)?.[which] ?? Number.POSITIVE_INFINITY) < places)
  const row = (name: string, at: StandingOf) => [
    name,
    within(at, 'problemsBefore', 1),
    within(at, 'problemsBefore', 3),
    within(at, 'causesBefore', 1),
    within(at, 'causesBefore', 3),
    told(at, true),
    told(at, false),
  ]
  return table(
    ['answers', 'problem first', 'in three', 'cause first', 'in three', 'dangers told', 'false alarms'],
    [
      ...TOLD_AFTER.map((answers) => row(String(answers), after(answers))),
      row('all of the table', ({ replayed }) => replayed.ceiling),
    ],
  )
}

/** How many questions were asked, and which of them never should have been. */
export function describeQuestions(played: readonly PlayedOwner[]): string {
  const asked = played.flatMap(({ replayed }) => replayed.asked)
  const faults = new Map<QuestionFault, Map<string, number>>()
  for (const { finding, faults: found } of asked)
    for (const fault of found) {
      const findings = faults.get(fault) ?? new Map<string, number>()
      faults.set(fault, findings.set(finding, (findings.get(finding) ?? 0) + 1))
    }
  const offenders = [...faults].map(([fault, findings]) => {
    const rows = [...findings].sort((left, right) => right[1] - left[1])
    const total = rows.reduce((sum, [, times]) => sum + times, 0)
    return `${fault}: ${total} (${rows.map(([finding, times]) => `${finding} ${times}`).join(', ')})`
  })
  return [
    `${(asked.length / played.length).toFixed(1)} questions asked of an owner`,
    ...(offenders.length > 0 ? offenders : ['none of them amiss']),
  ].join('\n')
}
