import { isGrave } from '@candi/domain'
import type { OwnerPost } from './owner-posts.ts'
import type { ScoredCase } from './scored-case.ts'
import { triage } from './scores.ts'
import { percent, table } from './table.ts'

const NO_KIND = 'not noted'

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups].sort(([left], [right]) => left.localeCompare(right))
}

const isTold = ({ urgency }: Pick<ScoredCase, 'urgency'>) => isGrave(urgency)
const spaced = (id: string) => id.replaceAll('_', ' ')

/** How many of each kind of danger are told, and how many that must not be moved at all are told so. */
export function toldByKind(posts: readonly OwnerPost[], scored: readonly ScoredCase[]): string {
  const postOf = new Map(posts.map((post) => [post.target.id, post]))
  const dangerous = scored.filter(({ stopDriving }) => stopDriving)
  const isFlat = ({ id }: ScoredCase) => postOf.get(id)?.isFlatStop ?? false
  return table(
    ['kind', 'told', 'posts', 'stopped flat', 'of those that call for it'],
    grouped(dangerous, ({ id }) => postOf.get(id)?.kind || NO_KIND).map(([kind, cases]) => {
      const flat = cases.filter(isFlat)
      return [
        spaced(kind),
        percent(triage(cases).sensitivity),
        String(cases.length),
        String(flat.filter(({ urgency }) => urgency === 'stop').length),
        String(flat.length),
      ]
    }),
  )
}

/** A kind of danger is known of dangerous posts alone; what false alarms are about, the problem of the post tells. */
export function precisionByProblem(scored: readonly ScoredCase[]): string {
  return table(
    ['problem', 'told', 'false alarms', 'of 100 told, dangerous'],
    grouped(scored, ({ gold }) => gold).map(([problem, cases]) => {
      const told = cases.filter(isTold)
      const right = told.filter(({ stopDriving }) => stopDriving).length
      const dangerous = cases.filter(({ stopDriving }) => stopDriving).length
      return [
        spaced(problem),
        `${right} of ${dangerous}`,
        `${told.length - right} of ${cases.length - dangerous}`,
        told.length === 0 ? '–' : String(Math.round((100 * right) / told.length)),
      ]
    }),
  )
}

/** What somebody who read a missed danger or a false alarm found in it; ids and categories, as evaluation/danger-read.csv has them. */
export interface ReadMistake {
  readonly id: string
  readonly why: string
  /** Whom the reader sides with: ours, label or either. */
  readonly right: string
}

export const parseReadMistakes = (csv: string): ReadMistake[] =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', , , why = '', right = ''] = line.split(',')
      return { id, why, right }
    })

/** Why dangers were missed and alarms false, of those that somebody has read; the others are counted as not read. */
export function mistakesByReason(scored: readonly ScoredCase[], read: readonly ReadMistake[]): string {
  const readOf = new Map(read.map((one) => [one.id, one]))
  const mistakes = scored.filter(
    ({ stopDriving, urgency }) => stopDriving !== null && stopDriving !== isTold({ urgency }),
  )
  return table(
    ['why', 'missed', 'false alarms', 'where a fair expert could say either'],
    grouped(mistakes, ({ id }) => readOf.get(id)?.why ?? 'not read').map(([why, cases]) => [
      spaced(why),
      String(cases.filter(({ stopDriving }) => stopDriving).length),
      String(cases.filter(({ stopDriving }) => !stopDriving).length),
      String(cases.filter(({ id }) => readOf.get(id)?.right === 'either').length),
    ]),
  )
}

/** Missed dangers by kind and false alarms by problem, by the number of the post alone: their words are no part of the project. */
export function mistakesOfDanger(posts: readonly OwnerPost[], scored: readonly ScoredCase[]): string {
  const kindOf = new Map(posts.map(({ target, kind }) => [target.id, kind || NO_KIND]))
  const missed = scored.filter(({ stopDriving, urgency }) => stopDriving && !isTold({ urgency }))
  const needless = scored.filter(({ stopDriving, urgency }) => !stopDriving && isTold({ urgency }))
  const rows = (mistake: string, cases: readonly ScoredCase[], keyOf: (scored: ScoredCase) => string) =>
    grouped(cases, keyOf).map(([key, among]) => [
      mistake,
      spaced(key),
      String(among.length),
      among
        .map(({ id }) => id)
        .sort()
        .join(' '),
    ])
  return table(
    ['mistake', 'kind or problem', 'posts', 'ids'],
    [
      ...rows('missed', missed, ({ id }) => kindOf.get(id) ?? NO_KIND),
      ...rows('false alarm', needless, ({ gold }) => gold),
    ],
  )
}
