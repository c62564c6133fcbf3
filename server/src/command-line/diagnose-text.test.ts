import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { openTurnPool } from '../workers/turn-pool.ts'
import { diagnoseText } from './diagnose-text.ts'

const turns = openTurnPool(
  () => {},
  { processes: 1, mostCpuMs: 300 },
  new URL('../../test/stubborn-turns.ts', import.meta.url),
)
afterAll(() => turns.close())

async function diagnose(text: string, asJson: boolean) {
  const output = new PassThrough()
  const line = { text, vehicle: null, mileage: null, codes: [] }
  const code = await diagnoseText(turns, line, asJson, output)
  return { code, written: String(output.read()) }
}

describe('a message that gets stuck', { timeout: 60_000 }, () => {
  it('ends with code 2, whom to call before everything else, and what the rules say of the danger', async () => {
    const { code, written } = await diagnose('the pedal sinks. get stuck', false)
    expect(code).toBe(2)
    expect(written).toMatch(/^!! /)
    expect(written).toContain('\n  CALL  ')
    expect(written).toContain('\n\nDon’t drive it. A soft pedal.')
    expect(written).toContain('I could not finish reading that message')
    expect(written).not.toContain('**')
  })

  it('is told to a program with its urgency and the card of the danger, in one line', async () => {
    const { code, written } = await diagnose('the pedal sinks. get stuck', true)
    expect(code).toBe(2)
    expect(written.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(written)).toMatchObject({
      id: 'text',
      error: expect.stringMatching(/^Don’t drive it\. .*I could not finish reading/s),
      urgency: 'stop',
      emergency: { kind: 'lane' },
    })
  })

  it('says nothing of the car where no rule holds', async () => {
    const { code, written } = await diagnose('get stuck', false)
    expect(code).toBe(2)
    expect(written).toMatch(/^I could not finish reading.*I can’t tell yet/)
  })
})
