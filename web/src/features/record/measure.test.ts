import { afterEach, expect, test, vi } from 'vitest'
import type { Seen } from './live-measures.ts'
import { measureInWorker } from './measure.ts'

afterEach(() => void vi.unstubAllGlobals())

const RATE_HZ = 16_000
const block = () => new Float32Array(RATE_HZ / 10).fill(0.1)
const SEEN: Seen = { columns: [], lit: 3, peak: 4, hint: null }

/** A worker that notes what it is told. */
function stubWorker() {
  const told: unknown[] = []
  const made: EventTarget[] = []
  class StubWorker extends EventTarget {
    constructor() {
      super()
      made.push(this)
    }
    postMessage = (data: unknown) => void told.push(data)
    terminate = () => void told.push('ended')
  }
  vi.stubGlobal('Worker', StubWorker)
  return { told, say: (event: Event) => made[0]?.dispatchEvent(event) }
}

test('a worker learns the rate, then hears the blocks, and what it sees comes back', () => {
  const { told, say } = stubWorker()
  const seen: Seen[] = []
  const measure = measureInWorker(RATE_HZ, (given) => seen.push(given))
  const first = block()
  measure.push(first)
  say(Object.assign(new Event('message'), { data: SEEN }))
  measure.stop()
  expect(told).toEqual([RATE_HZ, first, 'ended'])
  expect(seen).toEqual([SEEN])
})

test('where the worker cannot be fetched, the page looks itself', () => {
  const { told, say } = stubWorker()
  const seen: Seen[] = []
  const measure = measureInWorker(RATE_HZ, (given) => seen.push(given))
  say(new Event('error'))
  measure.push(block())
  expect(told).toEqual([RATE_HZ])
  expect(seen).toHaveLength(1)
})

test('a browser without workers looks itself', () => {
  vi.stubGlobal('Worker', undefined)
  const seen: Seen[] = []
  measureInWorker(RATE_HZ, (given) => seen.push(given)).push(block())
  expect(seen).toHaveLength(1)
})
