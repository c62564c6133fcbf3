import { beforeAll, describe, expect, it } from 'vitest'
import { narrateTurn } from '../src/conversation/narrate-turn.ts'
import { REPORTS_WITHOUT_CODES, SCAN_REPORTS } from './scan-reports.ts'
import { type ShippedTalk, shippedTalk } from './shipped-talk.ts'

let talk: ShippedTalk
beforeAll(async () => {
  talk = await shippedTalk()
}, 120_000)

const told = (text: string) => talk.parts.signs.read(text).map(({ observation }) => observation.finding)

describe('a pasted report', () => {
  it.each(SCAN_REPORTS)('of $app tells its codes and no word of the owner', async ({ text, codes }) => {
    expect(told(text)).toEqual([])
    expect(talk.parts.codes.codesIn(text)).toEqual(codes)
    expect(talk.parts.codes.reportAlone(text)).not.toBeNull()
    const { assessment, reading, brief } = await talk.turnAfter(text)
    expect(reading?.signs).toEqual([])
    expect(assessment).not.toBeNull()
    for (const code of codes) expect(narrateTurn(brief)).toContain(code)
  })

  it('names the car that it is of', async () =>
    expect((await talk.turnAfter(SCAN_REPORTS[0]?.text ?? '')).assessment?.carName).toContain('2012 Accord'))

  it.each(REPORTS_WITHOUT_CODES)('without a code opens no case: %s', async (text) => {
    const turn = await talk.turnAfter(text)
    expect(turn.assessment).toBeNull()
    expect(narrateTurn(turn.brief)).toContain('without a stored code')
  })

  it('is answered by its numbers', async () => {
    const answer = narrateTurn((await talk.turnAfter('no pending codes, coolant 112C, battery 13.2V')).brief)
    // 112 · 9 / 5 + 32 = 233.6
    expect(answer).toContain('112 °C (234 °F) is hot')
    expect(answer).toContain('13.2 V is fine at rest')
  })

  it('leaves what its owner says around it to be read', async () => {
    const report = SCAN_REPORTS[2]?.text ?? ''
    expect(told(`it shakes at idle since Monday\n${report}`)).toContain('engine_shakes_idle')
    expect(talk.parts.codes.reportAlone(`it shakes at idle since Monday\n${report}`)).toBeNull()
  })

  it.each(['Torque Pro: Coolant 121C, RPM 900, no codes', 'MIL: ON, coolant temp 250F, RPM 780, ECT ok'])(
    'in which the coolant boils is no mere report: %s',
    (text) => expect(talk.parts.codes.reportAlone(text)).toBeNull(),
  )

  it.each([
    'P0300 shakes at idle, P0171, LTFT 24',
    '2012 accord, no heater, coolant low, battery 12.4V, no codes',
    'idles kinda rough. 2010 Fusion. No codes',
  ])('is not made of what an owner lists: %s', (text) =>
    expect(talk.parts.codes.reportAlone(text)).toBeNull(),
  )
})
