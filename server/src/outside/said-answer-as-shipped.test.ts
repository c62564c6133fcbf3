import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { saidAnswer } from '../conversation/said-answer.ts'
import { loadActs } from './load-diagnosis-parts.ts'
import { productRoot } from './product-root.ts'

const acts = loadActs(productRoot)
const stateOf = (text: string) => saidAnswer(acts, text)?.state ?? null

describe('a typed answer', () => {
  it.each([
    'yes',
    'Yeah',
    'yep, it does',
    'yup!',
    'yep does that',
    'I think so?',
    'a little',
    'yes but only a little',
    'sometimes',
    'yes every time I brake',
  ])('says yes: %s', (text) => expect(stateOf(text)).toBe('present'))
  it.each([
    'no',
    'Nope',
    'no it does not',
    "it doesn't",
    'not really',
    'no not really',
    'nah not that i noticed',
    "nah it's fine when I press it",
    'nope, no leaks',
    'no i dont hear anything',
    'yeah nah, never does that',
  ])('says no: %s', (text) => expect(stateOf(text)).not.toBe('present'))
  it.each([
    'not sure',
    'I don’t know',
    'idk',
    'maybe',
    "can't tell",
    'haven’t noticed',
    'never checked',
    "couldn't tell ya",
    "couldn't tell you, I had the radio on",
  ])('leaves it open: %s', (text) => expect(stateOf(text)).toBe('unknown'))
  it.each([
    'no brakes',
    'right front wheel',
    'right, I will keep that in mind',
    'no thats not it',
    'nope thats wrong',
    'yeah but can i drive it',
    'yes what now',
    'sorry, I meant no',
    'thanks',
    'ok',
    '',
  ])('is none where something else is said: %s', (text) => expect(stateOf(text)).toBeNull())
})

it('of 552 lines by other hands exactly the answers are taken for answers', () => {
  const states = new Map([
    ['yes', 'present'],
    ['no', 'absent'],
    ['not_sure', 'unknown'],
  ])
  const misread = readFileSync(join(productRoot, 'evaluation', 'act-lines.tsv'), 'utf8')
    .trim()
    .split('\n')
    .filter((row) => {
      const [act = '', line = ''] = row.split('\t')
      return stateOf(line) !== (states.get(act) ?? null)
    })
  expect(misread).toEqual([])
})
