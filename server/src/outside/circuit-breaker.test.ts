import { describe, expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

const breakerAt = () => {
  const clock = { ms: 0 }
  const breaker = new CircuitBreaker<string>(() => new Date(clock.ms))
  return { clock, breaker }
}

describe('a circuit breaker', () => {
  it('opens at the third failure on end, not when something succeeded in between', () => {
    const { breaker } = breakerAt()
    breaker.failed('a')
    breaker.failed('b')
    breaker.succeeded()
    breaker.failed('c')
    breaker.failed('d')
    expect(breaker.state).toBe('closed')
    breaker.failed('e')
    expect(breaker.state).toBe('open')
    expect(breaker.lastFailure).toBe('e')
    expect(breaker.admit()).toBe(false)
  })

  it('lets one through a minute later, and no second one until the first has ended', () => {
    const { breaker, clock } = breakerAt()
    for (const failure of ['a', 'b', 'c']) breaker.failed(failure)
    clock.ms = 59_999
    expect(breaker.admit()).toBe(false)
    clock.ms = 60_000
    expect(breaker.state).toBe('half-open')
    expect([breaker.admit(), breaker.admit()]).toEqual([true, false])
    breaker.failed('still')
    expect(breaker.admit()).toBe(false)
    clock.ms = 120_000
    expect(breaker.admit()).toBe(true)
    breaker.succeeded()
    expect([breaker.state, breaker.lastFailure]).toEqual(['closed', null])
  })

  it('learns nothing from a trial that was given up: the next one may try, and three failures stay three', () => {
    const { breaker, clock } = breakerAt()
    breaker.failed('a')
    breaker.failed('b')
    breaker.gaveUp()
    breaker.failed('c')
    expect([breaker.state, breaker.lastFailure]).toEqual(['open', 'c'])
    clock.ms = 60_000
    expect(breaker.admit()).toBe(true)
    breaker.gaveUp()
    expect([breaker.state, breaker.lastFailure]).toEqual(['half-open', 'c'])
    expect([breaker.admit(), breaker.admit()]).toEqual([true, false])
  })

  it('rests as long as the service asks, ten minutes at most', () => {
    const { breaker, clock } = breakerAt()
    breaker.failed('busy', 30_000)
    expect(breaker.state).toBe('open')
    clock.ms = 30_000
    expect(breaker.state).toBe('half-open')
    breaker.failed('busy', 24 * 3_600_000)
    clock.ms = 30_000 + 600_000
    expect(breaker.state).toBe('half-open')
  })
})
