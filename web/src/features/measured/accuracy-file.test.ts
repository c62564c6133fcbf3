import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accuracyFileSchema, accuracyInShortSchema, type MeasuredShare } from '@candi/contracts'
import { expect, it } from 'vitest'
import inShort from '../../../../docs/accuracy-in-short.json'
import { dangers, rowOf, rows } from './accuracy-file.ts'

it('the file has the shape that the pages read', () => {
  expect(accuracyFileSchema.parse({ rows, dangers })).toEqual({ rows, dangers })
  expect(rows.length).toBeGreaterThan(0)
})

it('every figure lies between its bounds', () => {
  // The bounds are written in whole percent.
  const holds = ({ percent, low, high }: MeasuredShare) => percent >= low - 0.5 && percent <= high + 0.5
  const shares = rows.flatMap((row) =>
    [row, row.before].flatMap((figures) =>
      figures ? [figures.firstRight, figures.withinThree, figures.dangerTold, figures.falseAlarms] : [],
    ),
  )
  const counted = [
    ...(dangers?.kinds.flatMap(({ told, stoppedFlat }) => [told, stoppedFlat]) ?? []),
    ...(dangers?.problems.flatMap(({ dangerTold, falseAlarms }) => [dangerTold, falseAlarms]) ?? []),
  ]
  for (const share of [...shares, ...counted]) if (share) expect(share).toSatisfy(holds)
})

it('kinds and problems add up to the row whose cases they are', () => {
  const row = rowOf(dangers?.row ?? '')
  const sum = (counts: readonly (number | undefined)[]) =>
    counts.reduce((all, one = 0) => (all ?? 0) + one, 0)
  expect(sum(dangers?.kinds.map(({ told }) => told.of) ?? [])).toBe(row?.dangerTold?.of)
  expect(sum(dangers?.problems.map(({ dangerTold }) => dangerTold?.of) ?? [])).toBe(row?.dangerTold?.of)
  expect(sum(dangers?.problems.map(({ falseAlarms }) => falseAlarms?.of) ?? [])).toBe(row?.falseAlarms?.of)
})

it('the two figures of Home are those of the whole file', () => {
  const row = rowOf('posts-as-shipped')
  expect(accuracyInShortSchema.parse(inShort)).toEqual({
    ownerPosts: row ? { withinThree: row.withinThree, dangerTold: row.dangerTold } : null,
  })
})

it('every row that was measured on real owners stands on the page that the evaluation wrote', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/accuracy.md'), 'utf8')
  for (const { withinThree, dangerTold } of rows.filter(({ group }) => group === 'owners')) {
    expect(page).toContain(
      `| ${withinThree.percent.toFixed(1)} % (${withinThree.low}–${withinThree.high} %) |`,
    )
    expect(page).toContain(`| ${dangerTold?.percent.toFixed(1)} % of ${dangerTold?.of} (`)
  }
})
