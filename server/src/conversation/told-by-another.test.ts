import { describe, expect, it } from 'vitest'
import { toldByAnother } from './told-by-another.ts'

describe('what somebody else found', () => {
  it.each([
    ['the garage says it needs a head gasket', 'the garage', 'head gasket'],
    ['my uncle who is a mechanic thinks rod bearings', 'your uncle', 'rod bearings'],
    ['dealer quoted me for a new rack', 'the dealer', 'rack'],
    ['autozone guy said its the cat', 'the autozone guy', 'cat'],
    ['i was told its the alternator', 'somebody else', 'alternator'],
    ['google says thermostat', 'Google', 'thermostat'],
  ])('is noted with whose it is: %s', (text, who, what) => expect(toldByAnother(text)).toEqual({ who, what }))

  it.each(['the shop said they are closed', 'he said its fine', 'shop says 2400', 'my dad has the same car'])(
    'is none in: %s',
    (text) => expect(toldByAnother(text)).toBeNull(),
  )
})
