import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWords, isOneSlip, SpellingCorrector } from './correct-spelling.ts'
import { EnglishWords } from './english-words.ts'

const corrector = new SpellingCorrector(
  countWords([
    'alternator alternator squealing squealing brakes brakes grinding grinding grating grating',
    'steering steering hesitates hesitates smoke smoke hilly hilly cooling cooling vehicle vehicle',
  ]),
  new EnglishWords(['spoke', 'silly', 'pool', 'vehicles', 'cooking', '##ing', 'a', '!']),
)

describe('correcting the spelling', () => {
  it.each([
    ['altenator', 'alternator'],
    ['squeeling', 'squealing'],
    ['braeks', 'brakes'],
    ['grindin', 'grinding'],
    ['steeering', 'steering'],
    ['hesitates', 'hesitates'],
    ['grating', 'grating'],
    ['civic', 'civic'],
    ['P0420', 'P0420'],
    ['brks', 'brks'],
    ['smke', 'smoke'],
  ])('makes %s into %s', (written, meant) => {
    expect(corrector.correct(written)).toBe(meant)
  })

  it('takes a swap of two letters for the likelier slip', () => {
    const lights = new SpellingCorrector(
      countWords(['light light light light lights lights']),
      new EnglishWords([]),
    )
    expect(lights.correct('lighst')).toBe('lights')
  })

  it.each(['spoke', 'silly', 'pooling', 'cooking'])('leaves plain English as it is: %s', (word) =>
    expect(corrector.correct(word)).toBe(word),
  )

  it('takes one form of an English word for the form that our texts hold', () =>
    expect(corrector.correct('vehicles')).toBe('vehicle'))

  it('counts a slip alike from both sides', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (left, right) => {
        expect(isOneSlip(left, right)).toBe(isOneSlip(right, left))
      }),
    )
  })

  it('never changes a word that it knows', () => {
    for (const word of ['alternator', 'brakes', 'grinding']) expect(corrector.correct(word)).toBe(word)
  })
})
