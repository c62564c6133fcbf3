import { describe, expect, it } from 'vitest'
import { bareAnswer } from './bare-answer.ts'

describe('a typed answer', () => {
  it.each([
    'yes',
    'Yeah',
    'yep, it does',
    'yup!',
    'I think so',
    'a little',
    'yes but only a little',
    'sometimes',
  ])('says yes: %s', (text) => expect(bareAnswer(text)).toBe('present'))
  it.each([
    'no',
    'Nope',
    'no it does not',
    "it doesn't",
    'not really',
    'no not really',
    'nah not that i noticed',
  ])('says no: %s', (text) => expect(bareAnswer(text)).toBe('absent'))
  it.each([
    'not sure',
    'I don’t know',
    'idk',
    'maybe',
    "can't tell",
    'haven’t noticed',
    'never checked',
    "couldn't tell ya",
    'skip this one',
  ])('leaves it open: %s', (text) => expect(bareAnswer(text)).toBe('unknown'))
  it.each([
    'no brakes',
    'yes and it smells of gas now',
    'it does not start',
    'right front wheel',
    'no, it grinds',
    '',
  ])('is none where more is said: %s', (text) => expect(bareAnswer(text)).toBeNull())
})
