import { describe, expect, it } from 'vitest'
import { EndGate } from './end-gate.ts'

/** A work that ends when the test says so. */
function work() {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { done: () => done, finish: () => finish() }
}
const forbidden = () => {
  throw new Error('nobody wished it')
}

describe('a thread that is to be ended', () => {
  it('may be ended while it is in no library', async () => {
    const gate = new EndGate()
    await gate.uninterrupted(async () => {}, forbidden)
    expect(gate.wishEnd()).toBe(true)
  })

  it('ends itself after the work in which it was found, and not before', async () => {
    const [thread, parent] = [new EndGate(), new EndGate()]
    const here = new EndGate(thread.memory)
    expect(parent.wishEnd()).toBe(true)
    const native = work()
    let isEnded = false
    const worked = thread.uninterrupted(native.done, () => {
      isEnded = true
    })
    expect(here.wishEnd()).toBe(false)
    expect(isEnded).toBe(false)
    native.finish()
    await worked
    expect(isEnded).toBe(true)
  })

  it('waits for all works that go on beside each other, also for one that fails', async () => {
    const gate = new EndGate()
    const [first, second] = [work(), work()]
    let ends = 0
    const end = () => {
      ends += 1
    }
    const works = [
      gate.uninterrupted(first.done, end),
      gate.uninterrupted(() => second.done().then(() => Promise.reject(new Error('broken'))), end),
    ]
    expect(gate.wishEnd()).toBe(false)
    first.finish()
    await works[0]
    expect([ends, gate.wishEnd()]).toEqual([0, false])
    second.finish()
    await expect(works[1]).rejects.toThrow('broken')
    expect([ends, gate.wishEnd()]).toEqual([1, true])
  })

  it('begins no work any more once its end was granted', async () => {
    const gate = new EndGate()
    gate.wishEnd()
    let isBegun = false
    void gate.uninterrupted(async () => {
      isBegun = true
    }, forbidden)
    await new Promise(setImmediate)
    expect(isBegun).toBe(false)
  })
})
