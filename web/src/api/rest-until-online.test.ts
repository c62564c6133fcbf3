import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restUntilOnline } from './rest-until-online.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether the rest is over. */
function rest(signal = new AbortController().signal) {
  let isOver = false
  void restUntilOnline(30_000, signal).then(() => {
    isOver = true
  })
  return async (milliseconds = 0) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return isOver
  }
}

test('it lasts as long as it was told', async () => {
  const isOver = rest()
  expect(await isOver(29_999)).toBe(false)
  expect(await isOver(1)).toBe(true)
})

test('it ends the moment the browser is back online', async () => {
  const isOver = rest()
  expect(await isOver(5_000)).toBe(false)
  dispatchEvent(new Event('online'))
  expect(await isOver()).toBe(true)
})

test('it ends when it is told to stop', async () => {
  const stop = new AbortController()
  const isOver = rest(stop.signal)
  stop.abort()
  expect(await isOver()).toBe(true)
  expect(await rest(stop.signal)()).toBe(true)
})
