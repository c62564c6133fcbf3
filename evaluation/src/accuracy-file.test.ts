import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accuracyInShortSchema, type MeasuredDangers, type MeasuredFigures } from '@candi/contracts'
import { expect, it } from 'vitest'
import {
  accuracyFile,
  accuracyInShort,
  type MeasuredRun,
  readAccuracyFile,
  writeAccuracyFiles,
} from './accuracy-file.ts'
import { MEASURED_SETS } from './measured-sets.ts'

const share = (percent: number, of: number) => ({ percent, low: percent - 2, high: percent + 2, of })
const figures = (measured: string, firstRight: number, danger: number | null): MeasuredFigures => ({
  measured,
  cases: 100,
  firstRight: share(firstRight, 100),
  withinThree: share(firstRight + 5, 100),
  dangerTold: danger === null ? null : share(danger, 40),
  falseAlarms: danger === null ? null : share(15, 60),
})
const run = (
  entries: readonly (readonly [keyof typeof MEASURED_SETS, MeasuredFigures])[],
  dangers: MeasuredDangers | null = null,
): MeasuredRun => ({ figures: new Map(entries), dangers })
const DANGERS: MeasuredDangers = {
  measured: '2026-11-01',
  row: 'posts',
  kinds: [{ name: 'Brakes', told: { count: 3, of: 4, percent: 75, low: 30, high: 95 }, stoppedFlat: null }],
  problems: [
    { problem: 'brake_system', name: 'Brakes', dangerTold: null, falseAlarms: null, toldRightly: null },
  ],
}

const first = accuracyFile(
  run(
    [
      ['baseline-frequent', figures('2026-11-01', 3, null)],
      ['posts-as-shipped', figures('2026-11-01', 80, 70)],
      ['untouched-stories', figures('2026-11-01', 85, 90)],
    ],
    DANGERS,
  ),
  null,
)

it('rows stand in the order of the sets, with plain words, and the first run has nothing before it', () => {
  expect(first.rows.map(({ id }) => id)).toEqual([
    'posts-as-shipped',
    'untouched-stories',
    'baseline-frequent',
  ])
  const { name, what, group } = MEASURED_SETS['posts-as-shipped']
  expect(first.rows[0]).toEqual({
    id: 'posts-as-shipped',
    group,
    name,
    what,
    ...figures('2026-11-01', 80, 70),
    before: null,
  })
})

it('what stood there is what the page calls "before"', () => {
  const next = accuracyFile(run([['posts-as-shipped', figures('2026-11-20', 82, 75)]]), first)
  expect(next.rows[0]).toMatchObject(figures('2026-11-20', 82, 75))
  expect(next.rows[0]?.before).toEqual(figures('2026-11-01', 80, 70))
})

it('a set that a run could not measure keeps its figures, their day and what was before them', () => {
  const second = accuracyFile(
    run([
      ['posts-as-shipped', figures('2026-11-20', 82, 75)],
      ['untouched-stories', figures('2026-11-20', 85, 90)],
    ]),
    first,
  )
  const third = accuracyFile(run([['untouched-stories', figures('2026-11-25', 88, 92)]]), second)
  expect(third.rows.map(({ id, measured }) => [id, measured])).toEqual([
    ['posts-as-shipped', '2026-11-20'],
    ['untouched-stories', '2026-11-25'],
    ['baseline-frequent', '2026-11-01'],
  ])
  expect(third.rows[0]).toEqual(second.rows[0])
  expect(third.dangers).toEqual(DANGERS)
})

it('the same release measured again does not take its own figures for those before it', () => {
  const next = accuracyFile(
    run([
      ['posts-as-shipped', figures('2026-11-20', 82, 75)],
      ['untouched-stories', figures('2026-11-20', 85, 90)],
    ]),
    first,
  )
  const again = accuracyFile(
    run([
      ['posts-as-shipped', figures('2026-11-21', 82, 75)],
      ['untouched-stories', figures('2026-11-21', 85, 90)],
    ]),
    next,
  )
  expect(again.rows[0]).toEqual({ ...next.rows[0], measured: '2026-11-21' })
})

it('Home has the two figures of the posts of owners, and none where they were never measured', () => {
  expect(accuracyInShort(first)).toEqual({
    ownerPosts: { withinThree: share(85, 100), dangerTold: share(70, 40) },
  })
  expect(
    accuracyInShort(accuracyFile(run([['untouched-stories', figures('2026-11-01', 11, 22)]]), null)),
  ).toEqual({ ownerPosts: null })
})

it('both files are written as they are read again, and a file of another shape is not overwritten unseen', () => {
  const root = mkdtempSync(join(tmpdir(), 'candi-accuracy-'))
  try {
    mkdirSync(join(root, 'docs'))
    expect(readAccuracyFile(root)).toBeNull()
    writeAccuracyFiles(root, first)
    expect(readAccuracyFile(root)).toEqual(first)
    const short = JSON.parse(readFileSync(join(root, 'docs', 'accuracy-in-short.json'), 'utf8'))
    expect(accuracyInShortSchema.parse(short)).toEqual(accuracyInShort(first))
    writeFileSync(join(root, 'docs', 'accuracy.json'), '{"realMessages":null}')
    expect(() => readAccuracyFile(root)).toThrow('another shape')
  } finally {
    rmSync(root, { recursive: true })
  }
})
