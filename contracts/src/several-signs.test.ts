import { describe, expect, it } from 'vitest'
import { type Answer, answerSchema, askedAs } from './evidence.ts'
import { answersOfSeveral } from './several-signs.ts'

const list = {
  finding: 'pulls',
  options: ['pulls', 'squeals', 'grinds', 'shakes'].map((finding) => ({ finding, label: finding })),
}
const said = (answers: readonly Answer[]) => answers.map(({ state, source }) => `${state} ${source}`)

describe('one answer to several signs', () => {
  it('denies none of those that were not chosen beside others', () => {
    expect(said(answersOfSeveral(list, new Set(['squeals'])))).toEqual([
      'absent unchosen',
      'present answer',
      'absent unchosen',
      'absent unchosen',
    ])
  })

  it('is a plain no to each where none of them was chosen', () => {
    expect(new Set(said(answersOfSeveral(list, new Set())))).toEqual(new Set(['absent answer']))
  })

  it('says nothing of any where the owner is not sure', () => {
    expect(new Set(said(answersOfSeveral(list, null)))).toEqual(new Set(['unknown answer']))
  })

  it('belongs to one question, by its first sign, and passes as a fact of the case', () => {
    for (const answer of answersOfSeveral(list, new Set(['grinds']))) {
      expect(askedAs(answer)).toBe('pulls')
      expect(answerSchema.parse(answer)).toEqual(answer)
    }
    expect(askedAs({ finding: 'squeals' })).toBe('squeals')
  })
})
