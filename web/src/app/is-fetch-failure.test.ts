import { describe, expect, it } from 'vitest'
import { isFetchFailure } from './is-fetch-failure.ts'

describe('telling a page that did not arrive from one that broke', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://candi.example/assets/plans-1.js',
    'error loading dynamically imported module: https://candi.example/assets/plans-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/plans-1.css',
  ])('knows "%s"', (message) => expect(isFetchFailure(new TypeError(message))).toBe(true))

  it('takes any other failure for one of ours', () => {
    expect(isFetchFailure(new TypeError('x is undefined'))).toBe(false)
    expect(isFetchFailure('Importing a module script failed.')).toBe(false)
  })
})
