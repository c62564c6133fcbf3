import { expect, it } from 'vitest'
import { ProcessorShares } from './processor-shares.ts'

function sharesAt() {
  const clock = { now: 0 }
  return { clock, shares: new ProcessorShares(() => clock.now) }
}

it('a client is over its share once its turns took more than half a second at once', () => {
  const { shares } = sharesAt()
  shares.spend('a', 500)
  expect(shares.isOver('a')).toBe(false)
  shares.spend('a', 1)
  expect(shares.isOver('a')).toBe(true)
  expect(shares.isOver('b')).toBe(false)
})

it('what a client has used is forgiven at a twentieth of the time that goes by', () => {
  const { clock, shares } = sharesAt()
  shares.spend('a', 2_000)
  clock.now = 29_000
  expect(shares.isOver('a')).toBe(true)
  clock.now = 30_000
  expect(shares.isOver('a')).toBe(false)
})

it('an owner who sends a turn of 50 ms every five seconds is never over', () => {
  const { clock, shares } = sharesAt()
  for (let turn = 0; turn < 1_000; turn += 1) {
    shares.spend('a', 50)
    clock.now += 5_000
    expect(shares.isOver('a')).toBe(false)
  }
})
