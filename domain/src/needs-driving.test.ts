import { describe, expect, it } from 'vitest'
import { needsDriving } from './needs-driving.ts'

describe('a check that moves the car', () => {
  it.each([
    'Drive slowly in an empty lot and listen.',
    'Pull away gently and feel for it.',
    'Let it coast at 30 mph.',
  ])('is one: %s', (steps) => expect(needsDriving(steps)).toBe(true))
  it.each([
    'Look at the pad through the wheel.',
    'Do not drive it; look under the hood.',
    'Engine off and cold, read the dipstick.',
  ])('is none: %s', (steps) => expect(needsDriving(steps)).toBe(false))
})
