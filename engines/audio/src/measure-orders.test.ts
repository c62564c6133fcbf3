import { expect, test } from 'vitest'
import { engineOf, noiseOf, silenceOf, soundOf, sumOf, toneOf } from './made-sounds.ts'
import { followsOf, ordersOf } from './measure-orders.ts'
import { orderWords } from './order-words.ts'

test('at 3,000 rpm, 50 turns a second, 100 Hz is the second order and 437 Hz is none', () => {
  const sound = soundOf(sumOf(toneOf(5, 100, 0.1), toneOf(5, 437, 0.1), noiseOf(5, 0.005)))
  const orders = ordersOf(sound, { rpm: 3_000 })
  const near = (hertz: number) => orders.find((line) => Math.abs(line.hertz - hertz) < 2)
  expect(near(100)?.order).toBe(2)
  expect(near(437)?.order).toBeNull()
})

test('four cylinders at 800 rpm fire 26.7 times a second: order 2', () => {
  const firing = ordersOf(soundOf(engineOf(5, 800)), { rpm: 800 }).find(({ order }) => order === 2)
  expect(firing?.hertz).toBeCloseTo(26.67, 0)
})

test('while the engine speeds up, what rises with it follows the engine and what stays follows nothing', () => {
  const rpmAt = (second: number) => 1_000 + 400 * second
  const sound = soundOf(
    sumOf(
      toneOf(5, (second) => rpmAt(second) / 60, 0.1),
      toneOf(5, 600, 0.1),
      noiseOf(5, 0.005),
    ),
  )
  // Frames are half a second long and a quarter apart.
  const rpmTrack = Float32Array.from({ length: 18 }, (_, frame) => rpmAt(0.256 + 0.25 * frame))
  const orders = ordersOf(sound, { rpmTrack, hopSeconds: 0.25 })
  expect(orders.find(({ order }) => order === 1)?.follows).toBe('engine')
  expect(orders.find(({ hertz }) => Math.abs(hertz - 600) < 3)).toMatchObject({
    order: null,
    follows: 'nothing',
  })
})

test('without a speed a pitch has no order, and at one speed nobody can say what it follows', () => {
  const sound = soundOf(sumOf(toneOf(4, 220, 0.1), noiseOf(4, 0.005)))
  expect(ordersOf(sound, null)[0]).toMatchObject({ order: null, follows: null })
  expect(ordersOf(sound, { rpm: 900 })[0]).toMatchObject({ follows: null })
})

test.each([
  ['silence', silenceOf(3)],
  ['nothing', new Float32Array(0)],
  ['noise', noiseOf(10, 0.1)],
])('%s has no steady pitch', (_, samples) => {
  expect(ordersOf(soundOf(samples), { rpm: 800 })).toEqual([])
})

test('a beat follows the engine where it rises as much, nothing where it stays, and else nobody knows', () => {
  expect(followsOf([10, 20, 30], [500, 1_000, 1_500])).toBe('engine')
  expect(followsOf([13, 13, 13], [500, 1_000, 1_500])).toBe('nothing')
  // Wheels turn with the gear chosen: half as much change is neither.
  expect(followsOf([10, 14.1, 17.3], [500, 1_000, 1_500])).toBeNull()
  expect(followsOf([13, 13, 13], [800, 805, 810])).toBeNull()
  expect(followsOf([], [])).toBeNull()
  expect(followsOf([0, Number.NaN, 3], [500, 1_000, 1_500])).toBeNull()
})

test('orders are named by what turns at them', () => {
  expect(orderWords(0.5)).toContain('valve train')
  expect(orderWords(1)).toContain('crankshaft')
  expect(orderWords(2, 4)).toContain('firing')
  expect(orderWords(null)).toContain('does not follow the engine')
})
