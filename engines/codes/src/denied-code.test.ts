import { describe, expect, it } from 'vitest'
import { isDenied } from './denied-code.ts'
import { readTroubleCodes } from './read-codes.ts'
import { wordsBesideCodes } from './words-beside-codes.ts'

const toldIn = (text: string) =>
  readTroubleCodes(text)
    .filter((reading) => !isDenied(text, reading))
    .map(({ code }) => code)

describe('a code that is told as not stored', () => {
  it.each([
    'no P0455 on the reader, gas cap is new',
    'there is no P0300 stored but it stumbles',
    'never had a P0128, heater is just weak',
    "the scanner doesn't show P0700",
    'it did not throw P0401 again',
    'without any P0171 the idle still wanders',
    'no P0301 or P0302',
    'P0442 is not present anymore',
    'P0430 was not stored',
    'P0325 was erased and has not come back',
    'P0340 got fixed in spring and never returned',
    'P0135 is no longer there',
    'it used to have P0411',
    'had a P0741 three years ago',
    'neither P0171 nor P0174',
  ])('is none of the car: %s', (text) => expect(toldIn(text)).toEqual([]))

  it.each([
    ['no start, P0335', ['P0335']],
    ['no power with P0299', ['P0299']],
    ['does not idle right. P0507', ['P0507']],
    ['no idea why P0420 keeps coming', ['P0420']],
    ['not only P0171, P0174 too', ['P0171', 'P0174']],
    ['no, it is P0430', ['P0430']],
    ['P0455 was cleared but came back', ['P0455']],
    ['P0300 and it will not start', ['P0300']],
    ['P0524 two days ago', ['P0524']],
    ['P0217 and the heat never came back', ['P0217']],
    ['not P0420 but P0430', ['P0430']],
    ['no heat, P0128', ['P0128']],
    ['nothing works, U0100', ['U0100']],
  ])('is told from one that is, where something else is denied: %s', (text, codes) =>
    expect(toldIn(text)).toEqual(codes),
  )

  it('leaves no trace among the words of the owner, and every place where it was', () => {
    const text = 'there is no P0300 stored but it stumbles'
    const beside = wordsBesideCodes(text, new Map())
    expect(beside).toHaveLength(text.length)
    expect(beside.trim()).toBe('stored but it stumbles')
  })
})
