import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { realMessages } from './accuracy.ts'

it('the figures that are shown stand on the page that the evaluation wrote, each between its bounds', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/accuracy.md'), 'utf8')
  const row = page.split('\n').find((line) => line.startsWith('| Real owner messages'))
  const shares = Object.values(realMessages ?? {})
  expect(shares).toHaveLength(4)
  for (const { percent, low, high, of } of shares) {
    expect(row).toMatch(new RegExp(`\\| ${percent.toFixed(1)} %(?: of ${of})? \\(${low}–${high} %\\) \\|`))
    expect(row).toMatch(new RegExp(`\\b${of}\\b`))
    expect(percent).toBeGreaterThanOrEqual(low)
    expect(percent).toBeLessThanOrEqual(high)
  }
})
