import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REAL_MESSAGES } from './measured-accuracy.tsx'
import { readAccuracy } from './read-accuracy.ts'

const page = `# How accurate
|  | cases | first right | within three | strict first | must-not-drive told | false alarms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| Real owner messages, never trained on | 60 | 68.3 % (55–80 %) | 86.7 % (77–95 %) | 51.7 % | 91.2 % of 34 (81–100 %) | 30.8 % of 26 (13–50 %) |
| Baseline | 60 | 5.0 % (0–12 %) | 10.0 % (3–18 %) | 1.7 % | – | – |
`

describe('reading the accuracy page', () => {
  it('takes the shares of a row with their bounds and of how many', () => {
    expect(readAccuracy(page, 'Real owner messages')).toEqual({
      firstRight: { percent: 68.3, low: 55, high: 80, of: 60 },
      withinThree: { percent: 86.7, low: 77, high: 95, of: 60 },
      dangerTold: { percent: 91.2, low: 81, high: 100, of: 34 },
      falseAlarms: { percent: 30.8, low: 13, high: 50, of: 26 },
    })
  })
  it('shows nothing rather than half a row', () => expect(readAccuracy(page, 'Baseline')).toBeUndefined())
  it('shows nothing when the row is gone', () => expect(readAccuracy(page, 'Other')).toBeUndefined())

  it('reads the page that the evaluation wrote', () => {
    const written = readFileSync(join(import.meta.dirname, '../../../../docs/accuracy.md'), 'utf8')
    const accuracy = readAccuracy(written, REAL_MESSAGES)
    expect(accuracy).toBeDefined()
    for (const share of Object.values(accuracy ?? {})) {
      expect(share.low).toBeLessThanOrEqual(share.percent)
      expect(share.percent).toBeLessThanOrEqual(share.high)
      expect(share.of).toBeGreaterThan(0)
    }
  })
})
