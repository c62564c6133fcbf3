import { describe, expect, it } from 'vitest'
import { dieselShare } from './untold-diesel.ts'

describe('how likely a car is a diesel whose owner does not say so', () => {
  it('is left to the fuel where it is known', () => {
    expect(dieselShare({ fuel: 'gasoline', make: 'Toyota' })).toBe(1)
    expect(dieselShare({ fuel: 'diesel' })).toBe(1)
  })

  it('is small for a car that is hardly sold with one', () => {
    expect(dieselShare({ make: 'Toyota', model: 'Camry' })).toBeLessThanOrEqual(0.05)
    expect(dieselShare({ make: 'Ford', model: 'F-150' })).toBeLessThanOrEqual(0.05)
  })

  it.each([
    ['Ford', 'F-250'],
    ['Ram', '2500'],
    ['Chevrolet', 'Silverado 2500HD'],
    ['Mercedes-Benz', 'Sprinter'],
    ['Volkswagen', 'Golf'],
  ])('is great for a %s %s', (make, model) =>
    expect(dieselShare({ make, model })).toBeGreaterThanOrEqual(0.3),
  )

  it('lies between where nothing is known of the car', () => {
    expect(dieselShare({})).toBeGreaterThan(dieselShare({ make: 'Toyota' }))
    expect(dieselShare({})).toBeLessThan(dieselShare({ make: 'Volkswagen' }))
  })
})
