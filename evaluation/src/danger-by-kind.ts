import { type CountedShare, type DangerOfProblem, type KindOfDanger, PROBLEMS } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import type { OwnerPost } from './owner-posts.ts'
import type { ScoredCase } from './scored-case.ts'
import { percent, table } from './table.ts'
import { wilsonInterval } from './wilson-interval.ts'

const NO_KIND = 'not noted'
/** Kinds of danger, as the labels of posts name them, in the words of the page /accuracy. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  exhaust_gas: 'Exhaust gas inside',
  fire_smoke: 'Fire or smoke',
  [NO_KIND]: 'Kind not noted',
  other: 'Something else',
  overheat: 'Overheating',
  power_loss: 'Loss of power',
  visibility: 'Seeing and being seen',
  wheel_tire: 'Wheels and tires',
}

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups].sort(([left], [right]) => left.localeCompare(right))
}

const isTold = ({ urgency }: Pick<ScoredCase, 'urgency'>) => isGrave(urgency)
const spaced = (id: string) => id.replaceAll('_', ' ')

const sentenceCase = (id: string) => `${id.charAt(0).toUpperCase()}${spaced(id.slice(1))}`

/** So many of so many, with the interval of Wilson; null where there are none. */
function counted(count: number, of: number): CountedShare | null {
  if (of === 0) return null
  const [low, high] = wilsonInterval(count, of)
  return {
    count,
    of,
    percent: Number(((100 * count) / of).toFixed(1)),
    low: Math.round(100 * low),
    high: Math.round(100 * high),
  }
}

/** Dangerous posts of one kind. */
function dangersByKind(posts: readonly OwnerPost[], scored: readonly ScoredCase[]) {
  const postOf = new Map(posts.map((post) => [post.target.id, post]))
  const dangerous = scored.filter(({ stopDriving }) => stopDriving)
  return grouped(dangerous, ({ id }) => postOf.get(id)?.kind || NO_KIND).map(([kind, cases]) => {
    const flat = cases.filter(({ id }) => postOf.get(id)?.isFlatStop ?? false)
    return {
      kind,
      told: cases.filter(isTold).length,
      posts: cases.length,
      stopped: flat.filter(({ urgency }) => urgency === 'stop').length,
      flat: flat.length,
    }
  })
}

/** How many of each kind of danger are told, and how many that must not be moved at all are told so. */
export const toldByKind = (posts: readonly OwnerPost[], scored: readonly ScoredCase[]): string =>
  table(
    ['kind', 'told', 'posts', 'stopped flat', 'of those that call for it'],
    dangersByKind(posts, scored).map(({ kind, told, posts, stopped, flat }) => [
      spaced(kind),
      percent(told / posts),
      ...[posts, stopped, flat].map(String),
    ]),
  )

/** The same for docs/accuracy.json, the most frequent kind first. */
export const kindsOfDanger = (posts: readonly OwnerPost[], scored: readonly ScoredCase[]): KindOfDanger[] =>
  dangersByKind(posts, scored)
    .sort((left, right) => right.posts - left.posts)
    .flatMap(({ kind, told, posts, stopped, flat }) => {
      const share = counted(told, posts)
      return share
        ? [{ name: KIND_NAMES[kind] ?? sentenceCase(kind), told: share, stoppedFlat: counted(stopped, flat) }]
        : []
    })

/** A kind of danger is known of dangerous posts alone; what false alarms are about, the problem of the post tells. */
const countsByProblem = (scored: readonly ScoredCase[]) =>
  grouped(scored, ({ gold }) => gold).map(([problem, cases]) => {
    const told = cases.filter(isTold)
    const right = told.filter(({ stopDriving }) => stopDriving).length
    const dangerous = cases.filter(({ stopDriving }) => stopDriving).length
    return { problem, told: told.length, right, dangerous, harmless: cases.length - dangerous }
  })

export const precisionByProblem = (scored: readonly ScoredCase[]): string =>
  table(
    ['problem', 'told', 'false alarms', 'of 100 told, dangerous'],
    countsByProblem(scored).map(({ problem, told, right, dangerous, harmless }) => [
      spaced(problem),
      `${right} of ${dangerous}`,
      `${told - right} of ${harmless}`,
      told === 0 ? '–' : String(Math.round((100 * right) / told)),
    ]),
  )

/** The same for docs/accuracy.json. */
export const dangersOfProblems = (scored: readonly ScoredCase[]): DangerOfProblem[] =>
  countsByProblem(scored).flatMap(({ problem, told, right, dangerous, harmless }) => {
    const known = PROBLEMS.find(({ id }) => id === problem)
    if (!known) return []
    return [
      {
        problem: known.id,
        name: known.title,
        dangerTold: counted(right, dangerous),
        falseAlarms: counted(told - right, harmless),
        toldRightly: counted(right, told),
      },
    ]
  })

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
