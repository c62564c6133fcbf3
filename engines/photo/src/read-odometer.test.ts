import { describe, expect, it } from 'vitest'
import type { TextLine } from './judgement.ts'
import { isGaugeScale } from './odometer-scale.ts'
import { readOdometer } from './read-odometer.ts'

const picture = { width: 200, height: 100, data: new Uint8Array(200 * 100 * 3) }
const line = (text: string, left: number, top: number): TextLine => ({
  text,
  probability: 0.98,
  box: [left, top, text.length * 0.03, 0.1],
})
const reads = (text: string) => ({ readLine: async () => ({ text, probability: 0.9 }) })

describe('the mileage', () => {
  it('is the long number, not the scale of the speedometer, the clock or the date', async () => {
    const lines = [
      line('80100120', 0.1, 0.1),
      line('13:46', 0.7, 0.6),
      line('2026/11/20', 0.7, 0.8),
      line('137113', 0.4, 0.7),
    ]
    expect(await readOdometer(picture, lines, reads('137113'))).toMatchObject({ value: 137113, unit: null })
  })

  it('is not the trip, which has a decimal', async () => {
    const lines = [line('442.4km', 0.4, 0.5), line('48262km', 0.4, 0.7)]
    expect(await readOdometer(picture, lines, reads('48262km'))).toMatchObject({ value: 48262, unit: 'km' })
    expect(await readOdometer(picture, lines.slice(0, 1), reads('442.4km'))).toBeNull()
  })

  it('is in miles where the display says so', async () => {
    expect(await readOdometer(picture, [line('93183 mi', 0.4, 0.7)], reads('93183 mi'))).toMatchObject({
      value: 93183,
      unit: 'mi',
    })
  })

  it('gains a digit that the finder cut off, where every look with more around it sees it', async () => {
    const lines = [line('ODO', 0.3, 0.7), line('1229', 0.42, 0.7)]
    expect((await readOdometer(picture, lines, reads('12291')))?.value).toBe(12291)
  })

  it('is null where nothing like it is read', async () => {
    expect(await readOdometer(picture, [line('km/h', 0.1, 0.1), line('120', 0.5, 0.1)], reads(''))).toBeNull()
  })

  it('is told from marks of a gauge that were read as one', () => {
    expect(['80100', '80100120', '110130', '3040', '120'].every(isGaugeScale)).toBe(true)
    expect(['137113', '8405', '200000', '93183', '7547'].some(isGaugeScale)).toBe(false)
  })
})
