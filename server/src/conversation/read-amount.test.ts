import { describe, expect, it } from 'vitest'
import { acts } from '../../test/shipped-acts.ts'
import { asksAboutPrice, judgesAPrice, readAmount } from './read-amount.ts'

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
    ['2 grand for a transmission, fair?', 2000],
    ['would you pay 820 for two struts', 820],
    ['they charge 3 hours at $140', 140],
  ])('is read in: %s', (text, amount) => expect(readAmount(acts, text)).toBe(amount))

  it.each([
    'it has 150000 miles',
    'at 3000 rpm',
    'its a 2015',
    'shakes at 60',
    'it sat for 40 days',
    'needs 5 quarts',
    "won't do more than 50",
    'my ford f 250 shakes',
    'it started 40 miles ago',
  ])('is none in: %s', (text) => expect(readAmount(acts, text)).toBeNull())

  it('that was paid is news, and no question about a price', () => {
    expect(asksAboutPrice(acts, 'i paid 4200 for a rebuilt motor and it knocks')).toBe(false)
    expect(asksAboutPrice(acts, 'shop wants 700 for the axle')).toBe(true)
  })
})

it.each(['is that a fair price', 'are they overcharging me', 'sounds steep to me'])(
  'a price that stands elsewhere is judged: %s',
  (text) => expect(judgesAPrice(acts, text)).toBe(true),
)

it.each(['is that a bad sign', 'is it fair weather driving', 'is $900 fair', 'the noise is too much'])(
  'no price is judged: %s',
  (text) => expect(judgesAPrice(acts, text)).toBe(false),
)
