import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ShippedTalk, shippedTalk } from '../../test/shipped-talk.ts'
import { narrateTurn } from '../conversation/narrate-turn.ts'
import { SHORT_ANSWERS_OF_ACTS } from '../conversation/short-answer-of-act.ts'
import { saysSomebodyIsHurt } from '../conversation/somebody-hurt.ts'
import { productRoot } from './product-root.ts'

let talk: ShippedTalk
beforeAll(async () => {
  talk = await shippedTalk()
}, 120_000)

const SQUEAL = 'my 2012 accord squeals when i start it'
const FLOOR = 'my brake pedal goes to the floor'
const toldAfter = async (...texts: string[]) => narrateTurn((await talk.turnAfter(...texts)).brief)

const lines = readFileSync(join(productRoot, 'evaluation', 'act-lines.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t'))
/** The first and the last line of each act, by hands that wrote no example, as far as the act is read at all. */
const ofEachAct = lines.filter(([act], at) => lines[at - 1]?.[0] !== act || lines[at + 1]?.[0] !== act)
const READ_AT_ALL = 0.3

describe('with a sheet open', () => {
  it.each(ofEachAct)('a line that %s is answered: %s', async (_, line = '') => {
    const told = await toldAfter(SQUEAL, line)
    if (talk.parts.acts.read(line).probability >= READ_AT_ALL) expect(told).not.toContain('no good answer')
    expect(told.trim()).not.toBe('')
  })

  it.each([
    ['should I call 911', 'Only if someone is hurt'],
    ['can I pour water in', 'cold engine'],
    ['can I just top it up', 'which one'],
    ['can I unplug it', '“can I unplug it”'],
    ['can I make it 20 miles', '20 miles: '],
    ['can i make it to Denver on Friday', '“Denver on Friday”'],
    ['ttyl', 'Take care'],
    ['what oil does it take', 'manual'],
    ['how long do i boil eggs', 'only know cars'],
  ])('%s is met with what it asks for', async (line, words) =>
    expect(await toldAfter(SQUEAL, line)).toContain(words),
  )

  it.each([
    'can I make it 20 miles',
    'can I unplug it',
    'should I call 911',
    'ttyl',
    'which shop should fix that',
  ])('a car that must not be driven stays so whatever is asked: %s', async (line) =>
    expect(await toldAfter(FLOOR, line)).toContain('Don’t drive it'),
  )
})

describe('somebody who is hurt', () => {
  it.each([
    'burned my arm on the manifold, it blisters',
    'my hand is caught in the fan belt',
    'jack slipped, my brother is under it',
  ])('comes before the car: %s', async (line) => {
    const turn = await talk.turnAfter(SQUEAL, line)
    expect(turn.intent).toBe('medical')
    expect(turn.emergency?.call.dial).toBe('911')
  })

  it.each([
    'my keys are locked in the car',
    'my daughter locked the keys in the car',
    'water is trapped in my headlight',
    'my car is trapped in the garage',
    'the car fell off the jack and the sill is bent',
  ])('is not a car, nor keys: %s', (line) => expect(saysSomebodyIsHurt(talk.parts.acts, line)).toBe(false))
})

it('each short answer of an act is there', () =>
  expect(talk.parts.howTos.map(({ id }) => id)).toEqual(expect.arrayContaining([...SHORT_ANSWERS_OF_ACTS])))
