import { emptyFacts } from '@candi/contracts'
import { LEVELS } from '@candi/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beliefIn, reckon, said, sentencesIn, turn } from '../../test/small-case.ts'
import { hearing, recorded } from '../../test/witnesses.ts'
import { narrateTurn } from './narrate-turn.ts'
import { wordsOfTurn } from './turn-words.ts'

describe('a recording in a case', () => {
  it('moves the belief, and the ledger names the recording and its seconds', async () => {
    const facts = { hearings: [hearing('1', ['squeal', 0.9])] }
    const { assessment, moved } = await turn([said('it pulls to the left'), recorded('1')], facts)
    const row = assessment?.ledger.supports
      .concat(assessment.ledger.opposes)
      .find(({ finding }) => finding === 'squeal')
    expect(row).toMatchObject({
      state: 'present',
      flippable: true,
      sources: [{ kind: 'sound', quote: 'Recording 1, 3.2–4.8 s' }],
    })
    expect(moved?.after).not.toBe(moved?.before)
  })

  it('is one row with several sources where the same sign was told and heard', async () => {
    const facts = { hearings: [hearing('2', ['squeal', 0.7]), hearing('1', ['squeal', 0.9])] }
    const { assessment } = await turn([said('it squeals'), recorded('1')], facts)
    const ledger = assessment?.ledger
    const rows = [...(ledger?.supports ?? []), ...(ledger?.opposes ?? [])].filter(
      ({ finding }) => finding === 'squeal',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sources.map(({ kind, quote }) => [kind, quote])).toEqual([
      ['words', 'squeals'],
      ['sound', 'Recording 1, 3.2–4.8 s'],
      ['sound', 'Recording 2, 3.2–4.8 s'],
    ])
  })

  it('changes nothing by the order in which recordings were made', async () => {
    const sign = fc.tuple(
      fc.constantFrom('squeal', 'grind', 'pulls', 'loud', 'unheard_of'),
      fc.double({ min: 0.5, max: 0.95, noNaN: true }),
    )
    const hearings = fc
      .array(fc.array(sign, { maxLength: 3 }), { maxLength: 4 })
      .map((all) => all.map((signs, index) => hearing(String(index + 1), ...signs)))
    await fc.assert(
      fc.asyncProperty(hearings, async (recordings) => {
        expect(await beliefIn({ hearings: [...recordings].reverse() })).toEqual(
          await beliefIn({ hearings: recordings }),
        )
      }),
      { numRuns: 40 },
    )
  })
})

describe('a turn that brings a recording', () => {
  it('says what it means and what moved, in at most four sentences', async () => {
    const facts = { hearings: [hearing('1', ['squeal', 0.95])] }
    const { brief } = await turn([said('it pulls to the left'), recorded('1')], facts)
    const text = narrateTurn(brief)
    expect(brief.kind).toBe('heard')
    expect(text).toContain('From **Recording 1** I take, quite surely: squeal (3.2–4.8 s).')
    expect(text).toMatch(/of 10|stays first/)
    expect(sentencesIn(text).length).toBeLessThanOrEqual(4)
  })

  it('asks for words where it began the case alone', async () => {
    const { brief } = await turn([recorded('1')], { hearings: [hearing('1', ['squeal', 0.95])] })
    expect(narrateTurn(brief)).toContain('tell me when it makes this noise')
  })

  it('weighs in all later turns, and a recording that was deleted in none', async () => {
    const messages = [said('it pulls to the left'), recorded('1'), said('it got louder', '2')]
    const kept = await turn(messages, { hearings: [hearing('1', ['squeal', 0.9])] })
    const deleted = await turn(messages, {})
    expect(kept.brief.kind).toBe('diagnosis')
    expect(JSON.stringify(kept.assessment?.ledger)).toContain('Recording 1')
    expect(JSON.stringify(deleted.assessment?.ledger)).not.toContain('Recording 1')
    const last = await turn(messages.slice(0, 2), {})
    expect(narrateTurn(last.brief)).toContain('told me nothing sure')
  })

  it('costs no tokens: nothing was typed', () => {
    const request = { messages: [said('it squeals'), recorded('1')], facts: emptyFacts() }
    expect(wordsOfTurn(request)).toMatchObject({ typed: '', heard: '1', current: undefined })
  })
})

describe('whether the car may be driven', () => {
  it('is never less urgent for a recording than for what was told without it', async () => {
    const sign = fc.tuple(
      fc.constantFrom('squeal', 'grind', 'pulls', 'loud', 'soft_pedal'),
      fc.double({ min: 0.5, max: 0.95, noNaN: true }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(sign, { maxLength: 4 }),
        fc.constantFrom('it pulls to the left', 'the exhaust is loud', 'it squeals', 'the pedal is soft'),
        async (signs, text) => {
          const before = await reckon({}, text)
          const after = await reckon({ hearings: [hearing('1', ...signs)] }, text)
          expect(LEVELS.indexOf(after.verdict.level)).toBeLessThanOrEqual(
            LEVELS.indexOf(before.verdict.level),
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})
