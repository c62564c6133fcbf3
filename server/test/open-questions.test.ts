import {
  type Answer,
  answersOfSeveral,
  type ConversationRequest,
  emptyFacts,
  signsAsked,
} from '@candi/contracts'
import { isRuledOut } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { formAssessment } from '../src/conversation/form-assessment.ts'
import { narrateTurn } from '../src/conversation/narrate-turn.ts'
import { type Turn, takeTurn } from '../src/conversation/take-turn.ts'
import { understandCase } from '../src/conversation/understand-case.ts'
import { loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { said } from './shipped-talk.ts'

const parts = loadPartsWithoutReader(productRoot)

/** Turns of a case whose owner is not sure of anything, up to the one that asks nothing. */
const unsureTurns = async (...texts: string[]) => (await unsureWalk(texts, () => false)).turns

/** The same up to a turn of which `isEnd` is true, with what led there. */
async function unsureWalk(texts: readonly string[], isEnd: (turn: Turn) => boolean) {
  const messages: ConversationRequest['messages'] = texts.map(said)
  const answers: Answer[] = []
  const turns: Turn[] = []
  for (;;) {
    const turn = await takeTurn(parts, { messages, facts: { ...emptyFacts(), answers: [...answers] } })
    turns.push(turn)
    const next = turn.assessment?.next
    if (!next || turns.length > 30 || isEnd(turn)) return { turns, messages, answers, next }
    if (next.kind === 'several') answers.push(...answersOfSeveral(next, null))
    else answers.push({ finding: next.finding, state: 'unknown', source: 'answer' })
    const data = { finding: next.finding, state: 'unknown' as const, label: 'Not sure' }
    messages.push({ id: `a${turns.length}`, role: 'user', parts: [{ type: 'data-answer', data }] })
  }
}
/** A case in which a list stands open. */
async function listOpen() {
  for (const text of OPENINGS) {
    const { messages, answers, next } = await unsureWalk(
      [text],
      ({ assessment }) => assessment?.next?.kind === 'several',
    )
    if (next?.kind === 'several') return { messages, answers, list: next }
  }
  throw new Error('no list was asked')
}
const leftIn = (turns: readonly Turn[]) => turns.flatMap(({ assessment }) => assessment?.next?.left ?? [])

describe('asking', () => {
  it('ends after six answers, tells how many are left, and sums up in three sentences', async () => {
    const turns = await unsureTurns('my car squeals when i start it')
    expect(leftIn(turns)).toEqual([
      ...[6, 5, 4, 3, 2].map((left) => `About ${left} questions left`),
      'One last question',
    ])
    const last = turns.at(-1)
    expect(last?.assessment?.canAskMore).toBe(true)
    const told = last ? narrateTurn(last.brief).split(/(?<=[.!?])\s+/) : []
    expect(told).toHaveLength(3)
    expect(told[1]).toContain(last?.assessment?.verdict.headline)
    expect(told[2]).toMatch(/^What would prove it: /)
  })

  it('goes on with six more each time that the owner asks for more', async () => {
    const turns = await unsureTurns('my car squeals when i start it', 'ask me more')
    expect(leftIn(turns)).toHaveLength(12)
    expect(leftIn(turns).at(-1)).toBe('One last question')
  })

  it('goes on after six answers with what would lift the verdict', async () => {
    const skipped = ['suddenly', 'after_rain', 'cold_weather', 'getting_worse', 'first_start_of_day', 'pulls']
    const { assessment } = await takeTurn(parts, {
      messages: [said('temp gauge in the red', 0)],
      facts: { ...emptyFacts(), skipped },
    })
    expect(assessment?.next).toMatchObject({
      finding: 'temp_gauge_hot_engine_cold',
      left: 'One last question',
      because: 'This can tell whether it is as bad as it sounds.',
    })
  })
})

describe('the reason for asking', () => {
  const becauseOf = async (text: string) => (await unsureTurns(text))[0]?.assessment?.next?.because

  it('is left out where the answer only tells causes apart', async () => {
    expect(await becauseOf('my car squeals when i start it')).toBe('')
  })

  it('is said where the answer bears on the verdict', async () => {
    expect(await becauseOf('my car is acting weird')).toMatch(/has to stay where it is/)
  })
})

/** Openings whose owners are asked for several signs at once, sooner or later. */
const OPENINGS = [
  'ticking noise from the engine',
  'the battery dies overnight',
  'the exhaust is loud',
  'a burning oil smell',
  'a humming noise at speed',
]

describe('several signs asked for at once', () => {
  it('take one question each, are asked for once, and hold nothing that a red flag rests on', async () => {
    const ofRules = new Set(parts.model.rules.flatMap(({ all }) => all.flat()))
    const walks = await Promise.all(OPENINGS.map((text) => unsureTurns(text)))
    const lists = walks.flatMap((turns) => {
      const steps = turns.flatMap(({ assessment }) => assessment?.next ?? [])
      const asked = steps.flatMap(signsAsked)
      expect(new Set(asked).size).toBe(asked.length)
      expect(steps.length).toBeLessThanOrEqual(6)
      return steps.filter(({ kind }) => kind === 'several')
    })
    expect(lists.length).toBeGreaterThan(0)
    for (const { options, choices } of lists) {
      expect(options.length).toBeGreaterThanOrEqual(4)
      expect(options.length).toBeLessThanOrEqual(6)
      expect(options.filter(({ finding }) => ofRules.has(finding))).toEqual([])
      expect(choices.map(({ label }) => label)).toEqual(['None of these', 'Not sure'])
    }
  })

  it('hold nothing that the words told, that the car cannot have, or that the verdict forbids', async () => {
    const vehicle = { year: 2018, make: 'Tesla', model: 'Model 3', fuel: 'electric' as const }
    for (const text of OPENINGS) {
      const request = { messages: [said(text, 0)], facts: { ...emptyFacts(), vehicle } }
      const { assessment } = await takeTurn(parts, request)
      const understanding = await understandCase(parts, [{ id: 'm', text }], request.facts, new Map())
      const told = new Set(understanding.observations.map(({ finding }) => finding))
      const { mustNot } = formAssessment(parts, understanding, new Set()).verdict
      for (const { finding } of assessment?.next?.options ?? []) {
        const definition = parts.model.findings.get(finding)
        expect(told).not.toContain(finding)
        expect(isRuledOut(definition?.needs, understanding.vehicle)).toBe(false)
        expect(definition?.requires.filter((need) => mustNot.has(need))).toEqual([])
      }
    }
  })

  it.each([
    ['none of these', 'absent'],
    ['not sure', 'unknown'],
  ])('are answered by a typed line as by the last two chips: %s', async (text, state) => {
    const { messages, answers, list } = await listOpen()
    const facts = { ...emptyFacts(), answers: [...answers] }
    const { answered, brief } = await takeTurn(parts, { messages: [...messages, said(text, 99)], facts })
    expect(answered.map(({ finding }) => finding)).toEqual(signsAsked(list))
    expect(new Set(answered.map((answer) => `${answer.state} ${answer.source}`))).toEqual(
      new Set([`${state} answer`]),
    )
    expect(brief.kind).toBe('answered')
  })

  it('are not answered by a yes that does not say which', async () => {
    const { messages, answers } = await listOpen()
    const facts = { ...emptyFacts(), answers: [...answers] }
    const { answered } = await takeTurn(parts, { messages: [...messages, said('yes', 99)], facts })
    expect(answered).toEqual([])
  })

  it('are none where nobody can tell yet whether the car has to stay', async () => {
    const kinds = (await unsureTurns('my car is acting weird')).map(
      ({ assessment }) => assessment?.next?.kind,
    )
    expect(kinds).not.toContain('several')
  })
})
