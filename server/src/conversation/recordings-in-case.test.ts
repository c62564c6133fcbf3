import type { CaseHearing, ConversationRequest } from '@candi/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordedReader, smallParts } from '../../test/small-parts.ts'
import { formAssessment } from './form-assessment.ts'
import { narrateTurn } from './narrate-turn.ts'
import { takeTurn } from './take-turn.ts'
import { wordsOfTurn } from './turn-words.ts'
import { TooManyFindings, understandCase } from './understand-case.ts'

type Message = ConversationRequest['messages'][number]
type Facts = ConversationRequest['facts']

const noFacts: Facts = {
  vehicle: null,
  codes: [],
  answers: [],
  skipped: [],
  locale: 'en-US',
  recalls: [],
  hearings: [],
  sightings: [],
  secondReadings: [],
}
const said = (text: string, id = text): Message => ({ id, role: 'user', parts: [{ type: 'text', text }] })
const recorded = (hearing: string): Message => ({
  id: `message of ${hearing}`,
  role: 'user',
  parts: [{ type: 'data-hearing', data: { hearing } }],
})
const hearing = (id: string, ...signs: readonly (readonly [string, number])[]): CaseHearing => ({
  id,
  name: `Recording ${id}`,
  state: 'braking',
  signs: signs.map(([finding, confidence]) => ({ finding, confidence, fromSeconds: 3.2, toSeconds: 4.8 })),
})
const turn = (messages: readonly Message[], facts: Partial<Facts>, parts = smallParts()) =>
  takeTurn(parts, { messages: [...messages], facts: { ...noFacts, ...facts } })
/** Sentences: the bold headline of a verdict is one. */
const sentencesIn = (text: string) => text.split(/[.!?](?=\**\s|\**$)/).filter((part) => /\w/.test(part))

const reckon = async (facts: Partial<Facts>, text = 'it pulls to the left') => {
  const parts = smallParts()
  const statements = text ? [{ id: '1', text }] : []
  return formAssessment(
    parts,
    await understandCase(parts, statements, { ...noFacts, ...facts }, new Map()),
    new Set(),
  )
}
const beliefIn = async (facts: Partial<Facts>) => [...(await reckon(facts)).belief.causes]

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

  it('changes nothing when it has no signs, unknown ones or half-sure ones', async () => {
    const before = await beliefIn({})
    const hearings = [hearing('1'), hearing('2', ['unheard_of', 0.9]), hearing('3', ['squeal', 0.5])]
    expect(await beliefIn({ hearings })).toEqual(before)
  })

  it('is bounded once more: a confidence beyond 0.95 counts as 0.95', async () => {
    const sure = await beliefIn({ hearings: [hearing('1', ['squeal', 0.95])] })
    expect(await beliefIn({ hearings: [hearing('1', ['squeal', 7])] })).toEqual(sure)
    expect(await beliefIn({ hearings: [hearing('1', ['squeal', Number.NaN])] })).toEqual(await beliefIn({}))
  })

  it('counts among the sixty findings that weigh in one case', async () => {
    const parts = smallParts()
    const ids = Array.from({ length: 61 }, (_, index) => `sign_${index}`)
    const [any] = [...parts.model.findings.values()]
    const findings = new Map(ids.flatMap((id) => (any ? [[id, { ...any, id }] as const] : [])))
    const many = { ...parts, model: { ...parts.model, findings } }
    const hearings = [0, 12, 24, 36, 48, 60].map((from) =>
      hearing(String(from), ...ids.slice(from, from + 12).map((id) => [id, 0.8] as const)),
    )
    const understand = (recordings: readonly CaseHearing[]) =>
      understandCase(many, [], { ...noFacts, hearings: [...recordings] }, new Map())
    await expect(understand(hearings)).rejects.toThrow(TooManyFindings)
    // The same sixty heard twice are sixty.
    const sixty = hearings.slice(0, 5)
    expect((await understand([...sixty, ...sixty])).observations).toHaveLength(60)
  })
})

describe('the owner against a recording', () => {
  const hearings = [hearing('1', ['squeal', 0.95])]

  it.each(['answer', 'flip', 'check'] as const)(
    'a "no" by %s stands, and the recording is not counted',
    async (source) => {
      const answers = [{ finding: 'squeal', state: 'absent' as const, source }]
      expect(await beliefIn({ hearings, answers })).toEqual(await beliefIn({ answers }))
    },
  )

  it('a row taken back takes the recording back with it, "not sure" leaves it its say', async () => {
    const taken = [{ finding: 'squeal', state: 'unknown' as const, source: 'flip' as const }]
    expect(await beliefIn({ hearings, answers: taken })).toEqual(await beliefIn({}))
    const unsure = [{ finding: 'squeal', state: 'unknown' as const, source: 'answer' as const }]
    expect(await beliefIn({ hearings, answers: unsure })).toEqual(await beliefIn({ hearings }))
  })

  it('is told so by the narrator', async () => {
    const answers = [{ finding: 'squeal', state: 'absent' as const, source: 'answer' as const }]
    const { brief } = await turn([said('it pulls to the left'), recorded('1')], { hearings, answers })
    expect(narrateTurn(brief)).toContain('your answer stands')
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

  it('says honestly that it told nothing sure, leaves the belief alone and goes on asking', async () => {
    const messages = [said('it pulls to the left')]
    const before = await turn(messages, {})
    const after = await turn([...messages, recorded('1')], { hearings: [hearing('1')] })
    expect(narrateTurn(after.brief)).toContain(
      '**Recording 1** told me nothing sure, so the sheet stays as it is.',
    )
    expect(after.assessment?.causes).toEqual(before.assessment?.causes)
    expect(after.assessment?.next).toEqual(before.assessment?.next)
  })

  it('can begin a case alone, and then asks for words', async () => {
    const { brief, assessment } = await turn([recorded('1')], { hearings: [hearing('1', ['squeal', 0.95])] })
    const text = narrateTurn(brief)
    expect(assessment?.causes[0]?.id).toBe('worn_pads')
    expect(text).toContain('From **Recording 1** I take')
    expect(text).toContain('tell me when it makes this noise')
    expect(sentencesIn(text).length).toBeLessThanOrEqual(4)
  })

  it('makes no case of a recording that tells nothing and no words', async () => {
    const { brief, assessment } = await turn([recorded('1')], { hearings: [hearing('1')] })
    expect(assessment).toBeNull()
    expect(narrateTurn(brief)).toContain("I can't tell from **Recording 1** what your car has.")
  })

  it('reads words that come with the recording like all words', async () => {
    const message: Message = {
      id: 'both',
      role: 'user',
      parts: [
        { type: 'data-hearing', data: { hearing: '1' } },
        { type: 'text', text: 'it pulls to the left' },
      ],
    }
    const { brief, reading } = await turn([message], { hearings: [hearing('1', ['squeal', 0.9])] })
    expect(brief.kind).toBe('diagnosis')
    expect(reading?.signs.map(({ finding }) => finding)).toEqual(['pulls'])
    expect(narrateTurn(brief)).toContain('From **Recording 1** I take')
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
    const request = { messages: [said('it squeals'), recorded('1')], facts: noFacts }
    expect(wordsOfTurn(request)).toMatchObject({ typed: '', heard: '1', current: undefined })
  })
})

describe('whether the car may be driven', () => {
  it('is never less urgent for a recording than for what was told without it', async () => {
    const sign = fc.tuple(
      fc.constantFrom('squeal', 'grind', 'pulls', 'loud', 'soft_pedal'),
      fc.double({ min: 0.5, max: 0.95, noNaN: true }),
    )
    const order = ['stop', 'limp', 'soon', 'plan', 'watch']
    await fc.assert(
      fc.asyncProperty(
        fc.array(sign, { maxLength: 4 }),
        fc.constantFrom('it pulls to the left', 'the exhaust is loud', 'it squeals', 'the pedal is soft'),
        async (signs, text) => {
          const before = await reckon({}, text)
          const after = await reckon({ hearings: [hearing('1', ...signs)] }, text)
          expect(order.indexOf(after.decision.urgency)).toBeLessThanOrEqual(
            order.indexOf(before.decision.urgency),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  it('becomes more urgent by a red flag that is surely heard, and the narrator says so', async () => {
    const parts = smallParts(recordedReader({ loud: { brakes: 0.01, danger: 0.02 } }))
    const ask = (confidence: number) =>
      turn(
        [said('the exhaust is loud'), recorded('1')],
        { hearings: [hearing('1', ['soft_pedal', confidence])] },
        parts,
      )
    const sure = await ask(0.8)
    expect(sure.assessment?.verdict.urgency).toBe('stop')
    expect(narrateTurn(sure.brief)).toContain('**Don’t drive it.**')
    expect((await ask(0.6)).assessment?.verdict.urgency).not.toBe('stop')
  })
})
