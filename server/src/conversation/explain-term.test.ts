import { expect, it } from 'vitest'
import { explainTerm } from './explain-term.ts'

const glossary = new Map([
  ['limp mode', 'The car cuts its own power.'],
  ['caliper', 'The clamp over the rotor.'],
  ['timing belt', 'It turns the camshaft.'],
  ['drive belt', 'It turns the alternator.'],
  ['blend door', 'A flap.'],
])

it.each([
  ['what is limp mode', '**Limp mode**'],
  ['What are calipers?', '**Caliper**'],
  ['ok so whats a caliper', '**Caliper**'],
  ['what does limp mode mean?', '**Limp mode**'],
])('a word of the trade is explained: %s', (text, said) =>
  expect(explainTerm({ glossary }, text)).toContain(said),
)

it('a word that ends one term alone stands for it, and one that ends several for none', () => {
  expect(explainTerm({ glossary }, 'what is the door')).toContain('**Blend door**')
  expect(explainTerm({ glossary }, 'what is the belt')).toBeNull()
})

it.each(['my car is in limp mode', 'what is wrong with it', 'caliper', ''])(
  'nothing is explained to who does not ask for a word: %s',
  (text) => expect(explainTerm({ glossary }, text)).toBeNull(),
)
