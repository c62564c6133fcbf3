import { describe, expect, it } from 'vitest'
import { countWords, SpellingCorrector } from './correct-spelling.ts'
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

  it.each([
    ['fule', 'fuel'],
    ['fuell', 'fuel'],
    ['fuwl', 'fuel'],
    ['gsa', 'gas'],
    ['gad', 'gad'],
    ['bake', 'bake'],
  ])('takes of a short word only a slip that tells what was meant: %s is %s', (written, meant) => {
    const short = new SpellingCorrector(countWords(['fuel gas wake']), new EnglishWords([]))
    expect(short.correct(written)).toBe(meant)
  })

  it('tells all words that may be meant, likeliest first', () => {
    const wires = new SpellingCorrector(countWords(['wires wires wipers']), new EnglishWords([]))
    expect(wires.meanings('wiers')).toEqual(['wires', 'wipers'])
  })

  it('mends the beginning that a phrase holds before a common ending, and before no other', () => {
    const flopping = new SpellingCorrector(countWords([]), new EnglishWords([]), ['flopp', 'flap'])
    expect(flopping.correct('flpping')).toBe('flopping')
    expect(flopping.correct('fllopping')).toBe('flopping')
    expect(flopping.correct('flagstaff')).toBe('flagstaff')
  })

  it.each([
    ['wnot', 'wont'],
    ['doesnnt', 'doesnt'],
    ['throtle', 'throttle'],
  ])('knows what opens into several words: %s', (written, meant) =>
    expect(new SpellingCorrector(new Map(), new EnglishWords([])).correct(written)).toBe(meant),
  )

  it('never changes a word that it knows', () => {
    for (const word of ['alternator', 'brakes', 'grinding']) expect(corrector.correct(word)).toBe(word)
  })
})
