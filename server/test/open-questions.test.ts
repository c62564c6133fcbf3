import { type Answer, answersOfSeveral, type ConversationRequest, emptyFacts } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { narrateTurn } from '../src/conversation/narrate-turn.ts'
import { type Turn, takeTurn } from '../src/conversation/take-turn.ts'
import { loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { said } from './shipped-talk.ts'

const parts = loadPartsWithoutReader(productRoot)

/** Turns of a case whose owner is not sure of anything, up to the one that asks nothing. */
async function unsureTurns(...texts: string[]): Promise<Turn[]> {
  const messages: ConversationRequest['messages'] = texts.map(said)
  const answers: Answer[] = []
  const turns: Turn[] = []
  for (;;) {
    const turn = await takeTurn(parts, { messages, facts: { ...emptyFacts(), answers: [...answers] } })
    turns.push(turn)
    const next = turn.assessment?.next
    if (!next || turns.length > 30) return turns
    if (next.kind === 'several') answers.push(...answersOfSeveral(next, null))
    else answers.push({ finding: next.finding, state: 'unknown', source: 'answer' })
    const data = { finding: next.finding, state: 'unknown' as const, label: 'Not sure' }
    messages.push({ id: `a${turns.length}`, role: 'user', parts: [{ type: 'data-answer', data }] })
  }
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

describe('several signs asked for at once', () => {
  const listIn = async (text: string) =>
    (await unsureTurns(text)).findIndex(({ assessment }) => assessment?.next?.kind === 'several')

  it('take one of the six questions, and are asked for once', async () => {
    const turns = await unsureTurns('my car squeals when i start it')
    const steps = turns.flatMap(({ assessment }) => assessment?.next ?? [])
    const listed = steps.flatMap(({ options, finding }) =>
      options.length > 0 ? options.map((option) => option.finding) : [finding],
    )
    expect(steps.some(({ kind }) => kind === 'several')).toBe(true)
    expect(steps).toHaveLength(6)
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('are none where nobody can tell yet whether the car has to stay', async () => {
    expect(await listIn('my car is acting weird')).toBeGreaterThanOrEqual(6)
  })
})
