import { isMoreUrgent, mostUrgent, priorOf, URGENCIES } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { said, turn } from '../../test/small-case.ts'
import { recordedReader, smallParts } from '../../test/small-parts.ts'
import { narrateTurn } from './narrate-turn.ts'
import { twoFaults } from './two-faults.ts'

const parts = smallParts(recordedReader({ squeal: { brakes: 0.9 }, loud: { brakes: 0.1 } }))
const prior = priorOf(parts.model, {}, 2026)
const faultsIn = (text: string) =>
  twoFaults(parts.model, prior, parts.pooling, text, parts.signs.read(text))?.map(({ findings }) => [
    ...findings,
  ])

describe('two faults in one message', () => {
  it.each([
    'it squeals and also the exhaust is loud',
    'It squeals when I brake. Another problem: the exhaust is loud.',
  ])('are those that the owner tells apart and no cause makes together: %s', (text) =>
    expect(faultsIn(text)).toEqual([['squeal'], ['loud']]),
  )

  it('may each show several signs', () => {
    expect(faultsIn('it squeals and pulls to the left. also the exhaust is loud')).toEqual([
      ['squeal', 'pulls'],
      ['loud'],
    ])
  })

  it.each([
    'it squeals and also pulls to the left',
    'it squeals with a loud exhaust',
    'it squeals and the exhaust is loud',
    'it squeals, also the exhaust is loud, also it pulls to the left',
    'it squeals and also the exhaust is not loud',
    'it also squeals',
    `it squeals, also the exhaust is loud. ${'I drove it home. '.repeat(30)}`,
    '',
  ])('are one in every doubt: %s', (text) => expect(faultsIn(text)).toBeUndefined())
})

describe('the graver of two faults', () => {
  const sheetOf = async (text: string) => {
    const { assessment, brief } = await turn([said(text)], {}, parts)
    if (!assessment) throw new Error('no sheet')
    return { sheet: assessment, told: narrateTurn(brief) }
  }

  it.each(['it squeals, and also the exhaust is loud', 'the exhaust is loud, and also it squeals'])(
    'leads the sheet with causes of its own, and the other stands beside it: %s',
    async (text) => {
      const { sheet, told } = await sheetOf(text)
      expect(sheet.causes[0]?.problem).toBe('brakes')
      expect(sheet.second).toMatchObject({ isTold: true, causes: [{ title: 'muffler_hole' }, {}, {}] })
      expect(told).toMatch(/worn_pads.*\n\nAlso: loud\./s)
      expect(sheet.causes.map(({ whyNot }) => whyNot).join()).not.toContain('loud')
    },
  )

  it('stands alone where the other was taken back', async () => {
    const { assessment } = await turn(
      [said('it squeals, and also the exhaust is loud'), said('the exhaust is not loud')],
      {},
      parts,
    )
    expect(assessment?.second).toBeNull()
  })

  it('is one of two only where its signs alone tell of it, and not the reader of its few words', async () => {
    const reader = recordedReader({ squeal: { brakes: 0.001 }, loud: { brakes: 0.999 } })
    const { assessment } = await turn(
      [said('it squeals, and also the exhaust is loud')],
      {},
      smallParts(reader),
    )
    expect(assessment?.second?.isTold ?? false).toBe(false)
  })
})

describe('two faults told apart', () => {
  const levelOf = async (text: string, danger: { squeal: number; loud: number }) => {
    const reader = recordedReader({
      squeal: { brakes: 0.9, danger: danger.squeal },
      loud: { brakes: 0.1, danger: danger.loud },
    })
    const feared = smallParts(reader)
    // No cause forbids to drive: all danger is the reader's fear.
    const model = { ...feared.model, urgencyAt: feared.model.urgencyAt.map(() => URGENCIES.indexOf('plan')) }
    const thresholds = { ...feared.thresholds, reader: 2 }
    const { assessment } = await turn([said(text)], {}, { ...feared, model, thresholds })
    return assessment?.verdict.urgency ?? 'unknown'
  }
  const BOTH = 'it squeals, and also the exhaust is loud'

  it('are no more urgent for what the reader fears of fewer words', async () => {
    const calm = await levelOf(BOTH, { squeal: 0.01, loud: 0.01 })
    expect(await levelOf('the exhaust is loud', { squeal: 0.01, loud: 0.99 })).toBe('limp')
    expect(await levelOf(BOTH, { squeal: 0.01, loud: 0.99 })).toBe(calm)
    expect(isMoreUrgent('limp', calm)).toBe(true)
  })

  it('are no more urgent than the graver is by itself, or both together as one', async () => {
    for (const squeal of [0.01, 0.3, 0.6, 0.9]) {
      const danger = { squeal, loud: squeal }
      const apart = await levelOf(BOTH, danger)
      const alone = mostUrgent(
        await levelOf('it squeals', danger),
        await levelOf('the exhaust is loud', danger),
        // Without a word that goes over to another trouble it is one.
        await levelOf('it squeals with a loud exhaust', danger),
      )
      expect(isMoreUrgent(apart, alone)).toBe(false)
    }
  })
})
