import { describe, expect, it } from 'vitest'
import { likelySpellings, spellingLikelihood } from './vin-spell.ts'
import { spelledSteps } from './vin-spelled-steps.ts'
import { voteOnVin } from './vin-vote.ts'

const VIN = '1M8GDM9AXKP042788'
const VOLKSWAGEN = 'WVWZZZ1KZ6W000001'

describe('votes on a VIN', () => {
  it('reads repeated letters as often as they stand there', () => {
    expect(likelySpellings(spelledSteps(VOLKSWAGEN))[0]).toBe(VOLKSWAGEN)
  })

  it('gives what stands there the likelihood of its letters multiplied', () => {
    const steps = spelledSteps(VIN, [[3, '6', 0.249]])
    // 35 steps of 0.999, but for one of 0.75: other ways to lay the letters along the steps add next to nothing.
    expect(spellingLikelihood(steps, VIN)).toBeCloseTo(34 * Math.log(0.999) + Math.log(0.75), 2)
  })

  it('offers no spelling of another length', () => {
    expect(likelySpellings(spelledSteps('1M8GDM9A')).every((spelling) => spelling.length === 17)).toBe(true)
  })

  it('lets the check digit decide between letters that look alike', () => {
    const blurred = spelledSteps('1M8GDM9AXKP0427B8', [[15, '8', 0.4]])
    expect(likelySpellings(blurred)[0]).toBe('1M8GDM9AXKP0427B8')
    expect(voteOnVin([blurred])[0]?.vin).toBe(VIN)
  })

  it('lets one bad look not outvote two good ones', () => {
    const good = spelledSteps(VIN)
    expect(voteOnVin([good, spelledSteps('3H3NCN3BXKP942733'), good])[0]?.vin).toBe(VIN)
  })
})
