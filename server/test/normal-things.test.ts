import { beforeAll, describe, expect, it } from 'vitest'
import { type CaseAnswer, diagnoseCase } from '../src/conversation/diagnose-case.ts'
import { NORMAL_IN_ENGINE_AND_CABIN } from './normal-in-engine-and-cabin.ts'
import { NORMAL_ON_WHEELS } from './normal-on-wheels.ts'
import { type ShippedTalk, shippedTalk } from './shipped-talk.ts'

const NORMAL_THINGS = [...NORMAL_ON_WHEELS, ...NORMAL_IN_ENGINE_AND_CABIN]

let parts: ShippedTalk['parts']
beforeAll(async () => {
  parts = (await shippedTalk()).parts
}, 60_000)

const answerTo = async (text: string): Promise<CaseAnswer> =>
  (await diagnoseCase(parts, { id: 'normal', text })).answer
const rows = (of: 'told' | 'toldTooHigh' | 'missed' | 'grave') =>
  NORMAL_THINGS.flatMap((thing) => (thing[of] ?? []).map((text) => ({ text, causes: thing.causes })))
const expectNamed = ({ causes }: CaseAnswer, normal: readonly string[]) => {
  const firstTwo = causes.slice(0, 2).map(({ id }) => id)
  expect(
    firstTwo.some((id) => normal.includes(id)),
    firstTwo.join(', '),
  ).toBe(true)
}

describe('what a sound car does by design', () => {
  it.each(rows('told'))('is named and only watched: $text', async ({ text, causes }) => {
    const answer = await answerTo(text)
    expectNamed(answer, causes)
    expect(['plan', 'watch']).toContain(answer.urgency)
  })

  it.each(rows('toldTooHigh'))('is named, whatever level it is given: $text', async ({ text, causes }) => {
    expectNamed(await answerTo(text), causes)
  })

  it.each(rows('missed'))('stops no car, though it is not named: $text', async ({ text }) => {
    expect(['stop', 'limp']).not.toContain((await answerTo(text)).urgency)
  })

  it.each(rows('grave'))('hides nothing that is grave: $text', async ({ text }) => {
    expect(['stop', 'limp']).toContain((await answerTo(text)).urgency)
  })

  it('asks for no more than watching, in each of its causes', () => {
    const named = new Set(NORMAL_THINGS.flatMap(({ causes }) => causes))
    const causes = parts.model.causes.filter(({ id }) => named.has(id))
    expect(causes).toHaveLength(named.size)
    expect(causes.filter(({ urgency }) => urgency !== 'watch').map(({ id }) => id)).toEqual([])
  })

  it('is told in at least three ways', () => {
    for (const { causes, told, toldTooHigh = [] } of NORMAL_THINGS)
      expect(told.length + toldTooHigh.length, causes.join()).toBeGreaterThanOrEqual(3)
  })
})
