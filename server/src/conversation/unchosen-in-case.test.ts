import { type Answer, answersOfSeveral } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { beliefIn, reckon, said, turn } from '../../test/small-case.ts'
import { hearing } from '../../test/witnesses.ts'

const list = {
  finding: 'pulls',
  options: ['pulls', 'loud', 'grind'].map((finding) => ({ finding, label: finding })),
}
const SQUEAL = 'it squeals'
const chosen = (...findings: string[]): Answer[] => answersOfSeveral(list, new Set(findings))
/** P(the muffler), the only cause that is loud, by what was said of a list that asks for it. */
const loudAfter = async (answers: Answer[]) => (await beliefIn({ answers }, SQUEAL))[3] ?? Number.NaN

describe('what was left unchosen on a list', () => {
  it('speaks against its causes, and less than "none of these"', async () => {
    const of = (source: Answer['source']) => loudAfter([{ finding: 'loud', state: 'absent', source }])
    expect(await of('unchosen')).toBeLessThan(await loudAfter([]))
    expect(await of('unchosen')).toBeGreaterThan(await of('answer'))
    expect(await loudAfter(answersOfSeveral(list, null))).toBe(await loudAfter([]))
  })

  it('takes back nothing that was told in words, before or after', async () => {
    const answers = chosen('grind')
    const told = (await reckon({ answers }, 'it squeals and pulls to the left')).understanding.observations
    expect(told.find(({ finding }) => finding === 'pulls')).toMatchObject({
      state: 'present',
      source: 'words',
    })
  })

  it('leaves recordings and photos their say', async () => {
    const facts = { answers: chosen('grind'), hearings: [hearing('1', ['loud', 0.9])] }
    const { observations } = (await reckon(facts, SQUEAL)).understanding
    expect(observations.filter(({ finding }) => finding === 'loud').map(({ source }) => source)).toEqual([
      'unchosen',
      'sound',
    ])
  })

  it('is named to nobody as not there, and stands in the ledger as what it is', async () => {
    const shopAfter = async (answers: Answer[]) => {
      const { assessment } = await turn([said(SQUEAL)], { answers })
      if (!assessment) throw new Error('no sheet')
      const { supports, opposes } = assessment.ledger
      return {
        told: [...assessment.shop, ...assessment.causes.map(({ whyNot }) => whyNot)].join(' '),
        loud: [...supports, ...opposes].find(({ finding }) => finding === 'loud')?.sources,
      }
    }
    const denied = await shopAfter(chosen())
    expect(denied.told.toLowerCase()).toContain('no loud')
    expect(denied.loud).toEqual([{ kind: 'answer', quote: '' }])
    const left = await shopAfter(chosen('grind'))
    expect(left.told.toLowerCase()).not.toContain('loud')
    expect(left.loud).toEqual([{ kind: 'unchosen', quote: '' }])
  })
})

it('a list that was answered is one question that was asked', async () => {
  for (const answers of [chosen('grind'), chosen(), answersOfSeveral(list, null)])
    expect((await reckon({ answers }, SQUEAL)).understanding.asked).toBe(1)
})
