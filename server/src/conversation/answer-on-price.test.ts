import { describe, expect, it } from 'vitest'
import { madeSheet } from '../../test/made-sheet.ts'
import { answerOnQuote, answerOnWorth } from './answer-on-price.ts'

// The thermostat of the made sheet: $150 to $400.
describe('a price beside ours', () => {
  it.each([
    ['is $900 a rip off', 'well above'],
    ['they want 450', 'somewhat above'],
    ['shop says $300', 'lies within'],
    ['they quoted 90', 'below'],
  ])('%s: %s', (text, verdict) => {
    const told = answerOnQuote(text, madeSheet('soon'))
    expect(told).toContain(verdict)
    expect(told).toContain('$150 to $400')
  })

  it('leaves the verdict standing, and blames nobody', () => {
    const told = answerOnQuote('is $900 a rip off', madeSheet('stop'))
    expect(told).toContain('Don’t drive it')
    expect(told).toContain('need not be unfair')
  })

  it('is not made up where none is named', () =>
    expect(answerOnQuote('fair price?', madeSheet('soon'))).toBeNull())
})

describe('whether a repair is worth it', () => {
  it('is measured by half of what the car is worth, where that is told', () => {
    expect(answerOnWorth('my car is only worth 2000 should i fix it', madeSheet('soon'))).toContain(
      'below half',
    )
    expect(answerOnWorth('car is worth 500, fix it?', madeSheet('soon'))).toContain('more than half')
  })
  it('is left to its owner, with our price, where it is not', () =>
    expect(answerOnWorth('worth fixing?', madeSheet('soon'))).toContain('$150 to $400'))
})
