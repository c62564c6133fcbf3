import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areNeighbors, neighborsOf, slipBetween } from './slip-of-finger.ts'

describe('a slip of the finger', () => {
  it.each([
    ['braeks', 'brakes', 'swap'],
    ['steeering', 'steering', 'double'],
    ['gose', 'goose', 'double'],
    ['smike', 'smoke', 'neighbor'],
    ['smke', 'smoke', 'left_out'],
    ['smopke', 'smoke', 'put_in'],
    ['squeeling', 'squealing', 'other'],
    ['brks', 'brakes', null],
    ['oil', 'fuel', null],
  ])('writes %s for %s by: %s', (written, meant, slip) => expect(slipBetween(written, meant)).toBe(slip))

  it('is one from both sides or from neither', () => {
    const word = fc.string({ maxLength: 8 })
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(slipBetween(left, right) === null).toBe(slipBetween(right, left) === null)
      }),
    )
  })
})

describe('keys', () => {
  it('lie beside those left, right, above and below', () =>
    expect(neighborsOf('g').sort()).toEqual(['b', 'f', 'h', 't', 'v', 'y']))

  it('lie beside one another, and never beside themselves', () => {
    for (const key of 'qwertyuiopasdfghjklzxcvbnm') {
      expect(neighborsOf(key)).not.toContain(key)
      for (const other of neighborsOf(key)) expect(areNeighbors(other, key)).toBe(true)
    }
  })
})
