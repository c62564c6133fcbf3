import { expect, it } from 'vitest'
import { askBack } from './ask-back.ts'

it.each([
  ['now theres a light on too', 'Which lamp'],
  ['now it smells too', 'smell of'],
  ['a light smell of something', 'smell of'],
  ['its leaking something', 'What color'],
  ['there is smoke', 'color is the smoke'],
  ['it makes a sound', 'What is the noise like'],
  ['it shakes a bit', 'When does it shake'],
  ['its low', 'What is low'],
  ['now its getting hot too', 'What gets hot'],
])('what is too vague to be a sign is asked about: %s', (text, question) =>
  expect(askBack(text)).toContain(question),
)

it.each([
  'its louder today',
  'the light is off',
  'my uncle had it',
  'low miles, one owner',
  'no lights on',
  'no warning lights',
  'lights work fine',
  'hot weather',
  'no smoke',
  'there are no leaks',
  "it doesn't make any noise",
])('what is no vague sign is not: %s', (text) => expect(askBack(text)).toBeNull())
