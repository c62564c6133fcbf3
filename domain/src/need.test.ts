import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allows, forbiddenNeed, NEEDS, type Need } from './need.ts'

const needs = fc.uniqueArray(fc.constantFrom(...NEEDS))

describe('what a step requires', () => {
  it('is allowed where nothing is forbidden, and where nothing is required', () => {
    fc.assert(fc.property(needs, (some) => allows(some, new Set()) && allows([], new Set(some))))
  })

  it('is not allowed where any part of it is forbidden', () => {
    fc.assert(
      fc.property(needs, needs, (requires, forbids) => {
        const meets = requires.some((need) => forbids.includes(need))
        return !meets || !allows(requires, new Set(forbids))
      }),
    )
  })

  it('is allowed no sooner where more is forbidden, and no sooner where more is required', () => {
    fc.assert(
      fc.property(needs, needs, needs, (requires, forbids, more) => {
        const before = allows(requires, new Set(forbids))
        return (
          before ||
          (!allows(requires, new Set([...forbids, ...more])) &&
            !allows([...requires, ...more], new Set(forbids)))
        )
      }),
    )
  })

  it('takes an engine to drive and current to run it, and not the other way round', () => {
    const without = (need: Need) => new Set([need])
    expect(allows(['moving'], without('engine_running'))).toBe(false)
    expect(allows(['moving'], without('ignition_on'))).toBe(false)
    expect(allows(['engine_running'], without('ignition_on'))).toBe(false)
    expect(allows(['to_workshop'], without('engine_running'))).toBe(false)
    expect(allows(['to_workshop'], without('moving'))).toBe(true)
    expect(allows(['engine_running'], without('moving'))).toBe(true)
    expect(allows(['ignition_on'], without('engine_running'))).toBe(true)
  })

  it('is refused for what it names itself before what comes with that', () => {
    expect(forbiddenNeed(['moving'], new Set<Need>(['ignition_on', 'moving']))).toBe('moving')
    expect(forbiddenNeed(['moving'], new Set<Need>(['ignition_on']))).toBe('ignition_on')
    expect(forbiddenNeed(['battery'], new Set<Need>(['ignition_on']))).toBeNull()
  })
})
