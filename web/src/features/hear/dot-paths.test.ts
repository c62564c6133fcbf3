import { expect, test } from 'vitest'
import { DOT_COLUMNS, DOT_HEIGHT, DOT_ROWS, dotPaths, hertzOfRow } from './dot-paths.ts'

const dark = () => new Uint8Array(DOT_COLUMNS * DOT_ROWS)

test('a dot stands at its time and pitch, low pitches below, in the path of its brightness', () => {
  const dots = dark()
  dots[2 * DOT_ROWS] = 3
  const { rest, heard } = dotPaths(dots, 8, [])
  // Third column at 2 x 4; the lowest row's middle is half a row above the lower edge.
  expect(rest).toEqual(['', '', `M8 ${(DOT_ROWS - 0.5) * DOT_HEIGHT}h2.96`, ''])
  expect(heard).toEqual(['', '', '', ''])
})

test('dots inside the seconds and pitches of what was heard are apart from the rest', () => {
  const dots = dark().fill(4)
  const box = { fromSeconds: 4, toSeconds: 8, lowHertz: 0, highHertz: 20_000 }
  const { rest, heard } = dotPaths(dots, 8, [box])
  const count = (path = '') => path.split('M').length - 1
  expect(count(heard[3])).toBe((DOT_COLUMNS / 2) * DOT_ROWS)
  expect(count(rest[3])).toBe((DOT_COLUMNS / 2) * DOT_ROWS)
})

test('rows are a constant ratio of pitches apart, from 100 to 8,000 hertz', () => {
  const ratio = 80 ** (1 / DOT_ROWS)
  expect(hertzOfRow(0)).toBeCloseTo(100 * Math.sqrt(ratio), 6)
  expect(hertzOfRow(DOT_ROWS - 1)).toBeCloseTo(8_000 / Math.sqrt(ratio), 6)
})
