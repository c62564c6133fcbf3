import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scanReportIn } from './scan-report.ts'

/** What is left of a text when the pieces of a report are taken out of it. */
const left = (text: string) =>
  (scanReportIn(text)?.spans ?? [])
    .reduce((rest, [start, end]) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('a report of a scan tool', () => {
  it('is taken out piece by piece, and its codes stay', () =>
    expect(left('Torque Pro log\nP0171 System Too Lean Bank 1\nECT 88 C\nLTFT 21.9')).toBe('P0171'))

  it('may hold a name behind a label, whatever it is', () =>
    expect(left('BlueDriver Report | Vehicle: 2014 Chevrolet Cruze, Kathy | MIL: ON')).toBe('| , |'))

  it('tells coolant and voltage in one unit each', () => {
    // (203 - 32) · 5 / 9 = 95
    expect(scanReportIn('OBD report; ECT 203F; VBAT 13.9; LOAD 27 %')).toMatchObject({
      coolant: 95,
      volts: 13.9,
    })
  })

  it('leaves a number that is a danger to be read as told', () => {
    const text = 'Torque Pro: RPM 780, Coolant 121C, no codes'
    expect(scanReportIn(text)?.tellsDanger).toBe(true)
    expect(left(text)).toContain('Coolant 121C')
    expect(left('MIL: ON | RPM 780 | oil pressure 2 psi | ECT 90C')).toContain('oil pressure 2 psi')
  })

  it('leaves what its owner says', () => {
    expect(left('it shakes when cold. MIL: ON, RPM 700, LTFT 12.5')).toContain('it shakes when cold')
    expect(left('MIL: ON, RPM 700, LTFT 12.5, oil lamp on')).toContain('oil lamp on')
    expect(left('MIL: ON, RPM 700, LTFT 12.5, no heater')).toContain('no heater')
  })

  it.each([
    '2012 accord, 150k miles, no codes, battery 12.4 v',
    'P0300 shakes at idle',
    'my car: brakes squeal, 60 mph, cold',
    '2010 Fusion. No codes. Idle ok',
  ])('is not what an owner lists: %s', (text) => expect(scanReportIn(text)).toBeNull())

  it('never throws, and its pieces stand in the text one behind the other', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const all = `MIL: ON | DTC count 1 | P0420 ${text} | RPM 700`
        let behind = 0
        for (const [start, end] of scanReportIn(all)?.spans ?? []) {
          expect(start).toBeGreaterThanOrEqual(behind)
          expect(end).toBeGreaterThanOrEqual(start)
          behind = end
        }
        expect(behind).toBeLessThanOrEqual(all.length)
      }),
    ))
})
