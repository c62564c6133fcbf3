import { expect, it } from 'vitest'
import { WorkshopIsFull } from '../contributions/ports.ts'
import { FairTurns } from './fair-turns.ts'

/** Works that end when the test says so, and the order in which they began. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

it('accounts take turns, one work each, and never two of one at a time', async () => {
  const turns = new FairTurns({ benches: 2, waiting: 20, waitingOfOne: 4 })
  const { begun, work, end } = works()
  for (const name of ['ann 1', 'ann 2', 'ann 3', 'ben 1', 'ben 2', 'eve 1'])
    void turns.take(name.slice(0, 3), work(name))
  expect(begun).toEqual(['ann 1', 'ben 1'])
  await end('ben 1')
  // Ann works on something still; Ben, who had a turn, goes behind Eve, who had none.
  expect(begun).toEqual(['ann 1', 'ben 1', 'eve 1'])
  await end('ann 1')
  await end('eve 1')
  await end('ann 2')
  expect(begun).toEqual(['ann 1', 'ben 1', 'eve 1', 'ben 2', 'ann 2', 'ann 3'])
})

it('a work that fails ends its turn like any other', async () => {
  const turns = new FairTurns({ benches: 1, waiting: 20, waitingOfOne: 4 })
  await expect(turns.take('ann', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take('ann', async () => 'whole')).toBe('whole')
})

it('whoever waits for many already is turned away, and so is everybody once all places are taken', async () => {
  const turns = new FairTurns({ benches: 1, waiting: 3, waitingOfOne: 2 })
  const { work, end, begun } = works()
  void turns.take('ann', work('ann 0'))
  void turns.take('ann', work('ann 1'))
  void turns.take('ann', work('ann 2'))
  await expect(turns.take('ann', work('ann 3'))).rejects.toBeInstanceOf(WorkshopIsFull)
  void turns.take('ben', work('ben 1'))
  await expect(turns.take('eve', work('eve 1'))).rejects.toBeInstanceOf(WorkshopIsFull)
  await end('ann 0')
  void turns.take('eve', work('eve 1'))
  await end('ben 1')
  expect(begun).toEqual(['ann 0', 'ben 1', 'ann 1'])
})
