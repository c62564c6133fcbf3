import { expect, it } from 'vitest'
import { smallGarage } from '../../../domain/test/small-garage.ts'
import { secondReadingOf } from './second-reading.ts'

const odds = (brakes: number) =>
  new Map([
    ['brakes', brakes],
    ['exhaust', 1 - brakes],
  ])
const vote = { by: 'Test house', problems: odds(0.2) }
const plain = { level: 'plan', decidedBy: 'belief' } as const

it('says that a second reading agrees, or where it points rather', () => {
  expect(secondReadingOf(smallGarage(), odds(0.4), vote, plain)).toBe(
    'A second reading by Test house agrees.',
  )
  expect(secondReadingOf(smallGarage(), odds(0.6), vote, plain)).toBe(
    'A second reading by Test house points rather to exhaust.',
  )
})

it('says where the verdict follows it', () => {
  expect(secondReadingOf(smallGarage(), odds(0.4), vote, { level: 'limp', decidedBy: 'vote' })).toBe(
    'A second reading by Test house agrees. It worries more than we did, and there we follow it.',
  )
})

it('is not spoken of where none voted, nor where nothing is said of causes', () => {
  expect(secondReadingOf(smallGarage(), odds(0.4), null, plain)).toBe('')
  expect(secondReadingOf(smallGarage(), odds(0.4), vote, { level: 'unknown', decidedBy: 'nothing' })).toBe('')
})
