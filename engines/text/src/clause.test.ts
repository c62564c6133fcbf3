import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clausesOf } from './clause.ts'

const wordsOf = (text: string) => clausesOf(text).map(({ start, end }) => text.slice(start, end))

describe('the clauses of a message', () => {
  it('are its sentences', () => {
    expect(wordsOf('It squeals. Does it hurt? No!\nNew pads')).toEqual([
      'It squeals.',
      'Does it hurt?',
      'No!',
      'New pads',
    ])
  })

  it('leave a decimal number whole', () => {
    expect(wordsOf('The 2.0 leaks.')).toEqual(['The 2.0 leaks.'])
  })

  it('cut a long sentence at its commas and conjunctions', () => {
    expect(
      wordsOf(
        'the brakes squeal in the morning, the pedal goes low at lights and then the red lamp comes on again',
      ),
    ).toEqual([
      'the brakes squeal in the morning,',
      'the pedal goes low at lights',
      'and then the red lamp comes on again',
    ])
  })

  it('leave a short sentence whole, and no piece of fewer than four words', () => {
    expect(wordsOf('it clunks, and it pulls')).toEqual(['it clunks, and it pulls'])
  })

  it('hold every letter and digit once, in order, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const clauses = clausesOf(text)
        for (const [place, { start, end }] of clauses.entries()) {
          expect(start).toBeGreaterThanOrEqual(clauses[place - 1]?.end ?? 0)
          expect(end).toBeLessThanOrEqual(text.length)
        }
        const letters = (of: string) => of.replaceAll(/[^\p{L}\p{N}]/gu, '')
        expect(letters(wordsOf(text).join(''))).toBe(letters(text))
      }),
    )
  })
})
