import { beforeAll, expect, it } from 'vitest'
import { productionRules } from '../../test/exchange-desk.ts'
import { checkSentence } from './check-sentence.ts'

// Reads all that we know, which takes seconds on busy cores.
beforeAll(() => void productionRules(), 120_000)

const nothingKnown = { assessment: null, typed: '', narrated: '', lookedUp: [] }
const faultOf = (sentence: string) => checkSentence(sentence, nothingKnown, productionRules())

it.each([
  'Park on level ground and put it in neutral.',
  'The code tells which sensor reads wrong.',
  'Look at it again after a cold start.',
])('plain words that stand in the glossary too name no part: %s', (sentence) => {
  expect(faultOf(sentence)).toBeNull()
})

it('a part that nothing speaks of is not named', () => {
  expect(faultOf('The water pump is worn.')).toBe('name')
})
