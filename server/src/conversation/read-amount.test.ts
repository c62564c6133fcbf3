import { describe, expect, it } from 'vitest'
import { asksAboutPrice, readAmount } from './read-amount.ts'

describe('a sum of money', () => {
  it.each([
    ['is $900 a rip off', 900],
    ['got quoted 1200 bucks', 1200],
    ['garage wants 3k for head gasket', 3000],
    ['they want 450 for pads', 450],
    ['can i get it done for under 300', 300],
    ['450 sound right?', 450],
    ['is 1,500 too much', 1500],
    ['my car is only worth 2000', 2000],
  ])('is read in: %s', (text, amount) => expect(readAmount(text)).toBe(amount))

  it.each([
    'it has 150000 miles',
    'at 3000 rpm',
    'its a 2015',
    'shakes at 60',
    'it sat for 40 days',
    'needs 5 quarts',
    "won't do more than 50",
  ])('is none in: %s', (text) => expect(readAmount(text)).toBeNull())

  it('that was paid is news, and no question about a price', () =>
    expect(asksAboutPrice('i paid 4200 for a rebuilt motor and it knocks')).toBe(false))
})
