import { emptyFacts } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { beliefIn, manyFindings, reckon, said, sentencesIn, turn } from '../../test/small-case.ts'
import { recordedReader, smallParts } from '../../test/small-parts.ts'
import { WITNESSES } from '../../test/witnesses.ts'
import { narrateTurn } from './narrate-turn.ts'
import { TooManyFindings, understandCase } from './understand-case.ts'

describe.each(WITNESSES)('a $kind as a witness', ({ facts, brought, name, opening }) => {
  it('changes nothing when it has no signs, unknown ones or half-sure ones', async () => {
    const nothing = facts([], [['unheard_of', 0.9]], [['squeal', 0.5]])
    expect(await beliefIn(nothing)).toEqual(await beliefIn({}))
  })

  it('is bounded once more: a confidence beyond 0.95 counts as 0.95, and none as nothing', async () => {
    const sure = await beliefIn(facts([['squeal', 0.95]]))
    expect(await beliefIn(facts([['squeal', 7]]))).toEqual(sure)
    expect(await beliefIn(facts([['squeal', Number.NaN]]))).toEqual(await beliefIn({}))
  })

  it('counts among the sixty findings that weigh in one case', async () => {
    const { ids, parts } = manyFindings(61)
    const dozens = [0, 12, 24, 36, 48, 60].map((from) =>
      ids.slice(from, from + 12).map((id) => [id, 0.8] as const),
    )
    const understand = (...each: typeof dozens) =>
      understandCase(parts, [], { ...emptyFacts(), ...facts(...each) }, new Map())
    await expect(understand(...dozens)).rejects.toThrow(TooManyFindings)
    // The same sixty twice are sixty.
    const sixty = dozens.slice(0, 5)
    expect((await understand(...sixty, ...sixty)).observations).toHaveLength(60)
  })

  it('that tells nothing sure says so, leaves the belief alone, and the asking goes on', async () => {
    const messages = [said('it pulls to the left')]
    const before = await turn(messages, {})
    const after = await turn([...messages, brought('1')], facts([]))
    expect(narrateTurn(after.brief)).toContain(
      `**${name} 1** told me nothing sure, so the sheet stays as it is.`,
    )
    expect(after.assessment?.causes).toEqual(before.assessment?.causes)
    expect(after.assessment?.next).toEqual(before.assessment?.next)
  })

  it('can begin a case alone', async () => {
    const { brief, assessment } = await turn([brought('1')], facts([['squeal', 0.95]]))
    const text = narrateTurn(brief)
    expect(assessment?.causes[0]?.id).toBe('worn_pads')
    expect(text).toContain(opening)
    expect(sentencesIn(text).length).toBeLessThanOrEqual(4)
  })

  it('makes no case where it tells nothing and there are no words', async () => {
    const { brief, assessment } = await turn([brought('1')], facts([]))
    expect(assessment).toBeNull()
    expect(narrateTurn(brief)).toContain(`I can't tell from **${name} 1** what your car has.`)
  })

  it('has words that come with it read like all words', async () => {
    const words = { type: 'text' as const, text: 'it pulls to the left' }
    const both = { id: 'both', role: 'user' as const, parts: [...brought('1').parts, words] }
    const { brief, reading } = await turn([both], facts([['squeal', 0.9]]))
    expect(brief.kind).toBe('diagnosis')
    expect(reading?.signs.map(({ finding }) => finding)).toEqual(['pulls'])
    expect(narrateTurn(brief)).toContain(opening)
  })

  it('makes the case more urgent by a red flag that it surely shows, and the narrator says so', async () => {
    const parts = smallParts(recordedReader({ loud: { brakes: 0.01, danger: 0.02 } }))
    const ask = (confidence: number) =>
      turn([said('the exhaust is loud'), brought('1')], facts([['soft_pedal', confidence]]), parts)
    const sure = await ask(0.8)
    expect(sure.assessment?.verdict.urgency).toBe('stop')
    expect(narrateTurn(sure.brief)).toContain('**Don’t drive it.**')
    expect((await ask(0.6)).assessment?.verdict.urgency).not.toBe('stop')
  })
})

describe.each(WITNESSES)('the owner against a $kind', ({ facts, brought }) => {
  const shown = facts([['squeal', 0.95]])

  it.each(['answer', 'flip', 'check'] as const)(
    'a "no" by %s stands, and the witness is not counted',
    async (source) => {
      const answers = [{ finding: 'squeal', state: 'absent' as const, source }]
      expect(await beliefIn({ ...shown, answers })).toEqual(await beliefIn({ answers }))
    },
  )

  it('a row taken back takes the witness back with it, "not sure" leaves it its say', async () => {
    const taken = [{ finding: 'squeal', state: 'unknown' as const, source: 'flip' as const }]
    expect(await beliefIn({ ...shown, answers: taken })).toEqual(await beliefIn({}))
    const unsure = [{ finding: 'squeal', state: 'unknown' as const, source: 'answer' as const }]
    expect(await beliefIn({ ...shown, answers: unsure })).toEqual(await beliefIn(shown))
    expect(await beliefIn(shown)).not.toEqual((await reckon({})).belief.causes)
  })

  it('is told so by the narrator', async () => {
    const answers = [{ finding: 'squeal', state: 'absent' as const, source: 'answer' as const }]
    const { brief } = await turn([said('it pulls to the left'), brought('1')], { ...shown, answers })
    expect(narrateTurn(brief)).toContain('your answer stands')
  })
})
