import { type Answer, emptyFacts } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { formAssessment } from '../src/conversation/form-assessment.ts'
import { understandCase } from '../src/conversation/understand-case.ts'
import { loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'

const parts = loadPartsWithoutReader(productRoot)

async function assess(text: string, ...answers: [string, Answer['state']][]) {
  const facts = {
    ...emptyFacts(),
    answers: answers.map(([finding, state]) => ({ finding, state, source: 'answer' as const })),
  }
  const understanding = await understandCase(parts, [{ id: 'told', text }], facts, new Map())
  return formAssessment(parts, understanding, new Set())
}
const rulesOf = async (text: string, ...answers: [string, Answer['state']][]) =>
  (await assess(text, ...answers)).verdict.rules.map(({ id }) => id)

const STAYS = 'my car smells like gas when it is parked'

describe('a smell of gas that stays', () => {
  it('sends no farther than the nearest workshop, and is asked for a leak before all else', async () => {
    const { verdict, questions } = await assess(STAYS)
    expect(verdict.rules.map(({ id, urgency }) => [id, urgency])).toEqual([['fuel_smell_stays', 'limp']])
    expect(isGrave(verdict.level)).toBe(true)
    expect(questions[0]?.finding.id).toBe('leak_gasoline')
  })

  it.each([['leak_gasoline'], ['gas_smell_strong'], ['gas_smell_in_cabin']])(
    'stops the car with this beside it: %s',
    async (finding) => expect((await assess(STAYS, [finding, 'present'])).verdict.level).toBe('stop'),
  )

  it.each<[string, Answer['state']]>([
    ['gas_smell_strong', 'absent'],
    ['gas_smell_after_refuel', 'present'],
    ['gas_smell_start_only', 'present'],
    ['smell_of_another_car', 'present'],
  ])('is lifted by what an owner can find out: %s %s', async (finding, state) =>
    expect(await rulesOf(STAYS, [finding, state])).not.toContain('fuel_smell_stays'),
  )

  it('is not lifted by the leak that nobody sees', async () =>
    expect(await rulesOf(STAYS, ['leak_gasoline', 'absent'])).toContain('fuel_smell_stays'))
})

describe('a smell of melting plastic', () => {
  it('is asked first for what would lift it, below its card', async () => {
    const { verdict, questions } = await assess('it smells like burning plastic from the dash')
    expect(verdict.rules.map(({ card }) => card)).toContain('melting')
    expect(questions.slice(0, 2).map(({ finding }) => finding.id)).toEqual([
      'smell_of_another_car',
      'debris_on_exhaust',
    ])
  })
})

describe('far too much oil', () => {
  const TOO_FULL = 'the oil level is above the full mark'

  it('is asked for where the oil is too full, and stops the car', async () => {
    const { verdict, questions } = await assess(TOO_FULL)
    expect(verdict.rules.map(({ id }) => id)).toEqual(['oil_too_full'])
    expect(questions[0]?.finding.id).toBe('oil_overfilled_much')
    const much = await assess(TOO_FULL, ['oil_overfilled_much', 'present'])
    expect([much.verdict.level, much.verdict.mustNot.has('engine_running')]).toEqual(['stop', true])
    expect(much.questions[0]?.finding.id).toBe('oil_between_marks')
  })

  it('is lifted by a dipstick that reads between the marks after all', async () =>
    expect(
      await rulesOf(TOO_FULL, ['oil_overfilled_much', 'present'], ['oil_between_marks', 'present']),
    ).toEqual([]))
})
