import { emptyFacts } from '@candi/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { smallParts } from '../../test/small-parts.ts'
import { turnsTakenHere } from '../conversation/turns-taken-here.ts'
import { openTurnPool } from './turn-pool.ts'

const turns = openTurnPool(
  () => {},
  { processes: 2, mostCpuMs: 300 },
  new URL('../../test/stubborn-turns.ts', import.meta.url),
)
afterAll(() => turns.close())

const said = (text: string) => ({
  messages: [{ id: 'm1', role: 'user' as const, parts: [{ type: 'text' as const, text }] }],
  facts: emptyFacts(),
})

describe('turns taken in processes of their own', { timeout: 60_000 }, () => {
  it('come to what they come to here, to the last digit', async () => {
    const request = said('it squeals when braking')
    expect(await turns.take(request)).toEqual(await turnsTakenHere(smallParts()).take(request))
  })

  it('that get stuck are ended, and their sender is told kindly what the rules say of the danger', async () => {
    const taken = await turns.take(said('the pedal sinks. get stuck'))
    if (!('failure' in taken) || taken.failure !== 'stopped') throw new Error('it was not stopped')
    expect(taken.screened.urgency).toBe('stop')
    expect(taken.screened.text).toMatch(/^\*\*Don’t drive it\.\*\*/)
    expect(taken.screened.text).toContain('Your words are still here')
  })

  it('say nothing of the car where no rule holds, and never that it may be driven', async () => {
    const taken = await turns.take(said('get stuck'))
    if (!('failure' in taken) || taken.failure !== 'stopped') throw new Error('it was not stopped')
    expect(taken.screened.urgency).toBeNull()
    expect(taken.screened.text).toContain('I can’t tell yet')
  })

  it('are answered even where screening gets stuck as well', async () => {
    const taken = await turns.take(said('the pedal sinks, even screening'))
    if (!('failure' in taken) || taken.failure !== 'stopped') throw new Error('it was not stopped')
    expect(taken.screened.text).toContain('I can’t tell yet')
  })

  it('of others go on meanwhile', async () => {
    const stuck = turns.take(said('get stuck'))
    expect(await turns.take(said('it squeals'))).toHaveProperty('value')
    expect(await stuck).toHaveProperty('failure')
  })

  it('of a client that has used up its share wait for each other, and leave the rest to others', async () => {
    const stuck = () => turns.take(said('get stuck'), 'hostile')
    await Promise.all([stuck(), stuck(), stuck(), stuck(), stuck()])
    const ended: string[] = []
    const hostile = [stuck(), stuck()].map((taken) => taken.then(() => ended.push('hostile')))
    await turns.take(said('it squeals'), 'honest').then(() => ended.push('honest'))
    expect(ended).toEqual(['honest'])
    await Promise.all(hostile)
  })
})
