import { describe, expect, it } from 'vitest'
import { type ShippedTalk, shippedTalk } from '../../test/shipped-talk.ts'
import { narrateTurn } from './narrate-turn.ts'

const { turnAfter }: ShippedTalk = await shippedTalk()
const sheetAfter = async (...texts: string[]) => {
  const { brief } = await turnAfter(...texts)
  if (!brief.assessment) throw new Error('no sheet')
  return { sheet: brief.assessment, said: narrateTurn(brief) }
}

describe('a danger told on top of another trouble', () => {
  it.each([
    ['squeaky belt in the morning', 'also today the brake pedal went to the floor', 'brake_system'],
    ['radio crackles when i rev', 'and now i smell gas really strong inside', 'fuel_system'],
    ['window wont go up', 'lug nuts fell off my front wheel yesterday', 'tire_wheel'],
  ])('leads the sheet: %s, %s', async (first, then, problem) => {
    const { sheet } = await sheetAfter(first, then)
    expect(sheet.verdict.urgency).toBe('stop')
    expect(sheet.causes[0]?.problem).toBe(problem)
  })

  it('leaves what was told before as a second fault, with all its evidence', async () => {
    const { sheet, said } = await sheetAfter(
      'squeaky belt in the morning',
      'also today the brake pedal went to the floor',
    )
    expect(sheet.second?.causes[0]?.title).toMatch(/belt/i)
    expect(said).toContain('kept beside it')
    const finding = [...sheet.ledger.supports, ...sheet.ledger.opposes].map((row) => row.finding)
    expect(finding).toContain('brake_pedal_to_floor')
    expect(finding.some((id) => /squeal|belt|chirp/.test(id))).toBe(true)
  })

  it('changes nothing where the first trouble explains it', async () => {
    const { sheet } = await sheetAfter(
      'coolant leaks under the radiator',
      'now the temp gauge went into the red',
    )
    expect(sheet.causes[0]?.problem).toBe('cooling_system')
    expect(sheet.second).toBeNull()
  })
})
