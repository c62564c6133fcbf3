import { PassThrough } from 'node:stream'
import { type Assessment, type NextStep, NONE_OF_THESE, NOT_SURE } from '@candi/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { smallParts } from '../../test/small-parts.ts'
import { diagnoseCase } from '../conversation/diagnose-case.ts'
import type { TurnTaker } from '../conversation/turn-taker.ts'
import { turnsTakenHere } from '../conversation/turns-taken-here.ts'
import { openTurnPool } from '../workers/turn-pool.ts'
import { diagnoseText } from './diagnose-text.ts'

const turns = openTurnPool(
  () => {},
  { processes: 1, mostCpuMs: 300 },
  new URL('../../test/stubborn-turns.ts', import.meta.url),
)
afterAll(() => turns.close())

async function diagnose(text: string, asJson: boolean, taker: TurnTaker = turns) {
  const output = new PassThrough()
  const line = { text, vehicle: null, mileage: null, codes: [] }
  const code = await diagnoseText(taker, line, asJson, output)
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

/** What is written of a sheet with something of its own on it. */
async function diagnosedWith(own: Partial<Assessment>): Promise<string> {
  const parts = smallParts()
  const { written } = await diagnose('it squeals', false, {
    ...turnsTakenHere(parts),
    async diagnose(line) {
      const { answer, assessment } = await diagnoseCase(parts, line)
      return { value: { answer, assessment: assessment && { ...assessment, ...own } } }
    },
  })
  return written
}

it('the other of two faults has a part of its own, with what it may be', async () => {
  const causes = [{ id: 'low', title: 'AC low on refrigerant', probability: 0.6 }]
  const second = { title: 'Another fault', text: 'Also: AC blows warm air.', causes, isTold: true }
  expect(await diagnosedWith({ second })).toContain(
    '\n\nANOTHER FAULT\n  Also: AC blows warm air.\n  AC low on refrigerant\n\n',
  )
})

it('several signs that are asked for at once are told each in a line', async () => {
  const next: NextStep = {
    kind: 'several',
    id: 'pulls loud',
    finding: 'pulls',
    text: 'Which of these do you notice?',
    because: '',
    how: '',
    asks: '',
    danger: '',
    choices: [NONE_OF_THESE, NOT_SURE],
    options: ['pulls', 'loud'].map((finding) => ({ finding, label: finding })),
    left: 'One last question',
  }
  expect(await diagnosedWith({ next })).toContain(
    'NEXT QUESTION  Which of these do you notice?  (one last question)\n  pulls\n  loud\n\n',
  )
})
