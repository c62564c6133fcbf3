import { beliefFrom, priorOf, type Sign, weighSigns } from '@candi/domain'
import { expect, it } from 'vitest'
import { smallGarage } from '../../../domain/test/small-garage.ts'
import { secondFaultOf } from './second-fault.ts'

const model = smallGarage()
const prior = priorOf(model, {}, 2026)
const { signs } = weighSigns(model, prior, [
  { finding: 'squeal', state: 'present', confidence: 0.9, source: 'answer' },
])
const belief = beliefFrom(
  model,
  prior,
  [{ finding: 'squeal', state: 'present', confidence: 0.9, source: 'answer' }],
  null,
  { words: 1, answers: 1, reader: 1, model: 0.5, somethingElse: 0.05 },
)
const textOf = (some: readonly Sign[], isSecondTold = false) =>
  secondFaultOf(model, { second: { signs: some, belief }, isSecondTold })?.text

it('names the signs that are left open, and of many the first five and how many more', () => {
  const [sign] = signs
  const times = (count: number) =>
    Array.from({ length: count }, () => sign).filter((one) => one !== undefined)
  const name = sign?.findings[0]?.sign.toLowerCase() ?? ''
  expect(name).not.toBe('')
  const open = 'The likely causes above do not explain this: '
  expect(textOf(times(2))).toContain(`${open}${name}; ${name}.`)
  expect(textOf(times(5))).not.toContain('more')
  expect(textOf(times(17))).toContain(`${name}; ${name}; ${name}; ${name}; ${name}; 12 more.`)
})

it('says of one that was told that it is a fault of its own, and nothing where there is none', () => {
  expect(textOf(signs, true)).toContain('I take that for a fault of its own')
  expect(secondFaultOf(model, { second: null, isSecondTold: false })).toBeNull()
})
