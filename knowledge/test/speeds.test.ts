import { DRIVING_LIMITS } from '@candi/domain'
import { expect, it } from 'vitest'
import { readAdvice } from '../src/read-advice.ts'
import { readKnowledge } from '../src/read-knowledge.ts'

const advice = Object.values(readAdvice())
const rules = readKnowledge().rules.flatMap(({ doNow }) => doNow)
const steps = [...advice.flatMap(({ stop, limp, wait }) => [...stop, ...limp, ...wait]), ...rules]

it('where a step names no speed, a trip to a workshop is as slow as the slowest step says', () =>
  expect(Math.min(...steps.flatMap(({ mph }) => mph ?? []))).toBe(DRIVING_LIMITS.workshop.mph))

it('a speed is named on the way to a workshop only, and stands in the text as the number that it is', () => {
  const fast = steps.filter(({ mph }) => mph !== undefined)
  expect(fast.length).toBeGreaterThan(0)
  for (const { title, detail, mph, requires } of fast) {
    expect(`${title} ${detail}`).toContain(`${mph} mph`)
    expect(requires).toContain('to_workshop')
  }
  for (const { title, detail } of steps) expect(`${title} ${detail}`).not.toContain('{')
})
