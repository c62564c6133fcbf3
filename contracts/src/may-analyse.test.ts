import { describe, expect, it } from 'vitest'
import { mayAnalyse } from './may-analyse.ts'

describe('what a tier may analyse', () => {
  it.each(['guest', 'free', 'pro', 'founder'] as const)('is text for everyone: %s', (tier) => {
    expect(mayAnalyse(tier, 'text')).toBe(true)
  })

  it.each([
    ['guest', false],
    ['free', false],
    ['pro', true],
    ['founder', true],
  ] as const)('is photo, sound and cited knowledge for Pro and Founder alone: %s', (tier, may) => {
    for (const kind of ['photo', 'sound', 'knowledge'] as const) expect(mayAnalyse(tier, kind)).toBe(may)
  })
})
