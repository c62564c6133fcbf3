import { beforeEach, describe, expect, it } from 'vitest'
import { CACHE_BYTES, LocalCache } from './local-cache.ts'

/** A browser's store, with a limit of its own. */
class FakeStorage implements Storage {
  private readonly kept = new Map<string, string>()
  constructor(private readonly limitUnits = Number.POSITIVE_INFINITY) {}
  get length() {
    return this.kept.size
  }
  key = (index: number) => [...this.kept.keys()][index] ?? null
  getItem = (name: string) => this.kept.get(name) ?? null
  removeItem = (name: string) => void this.kept.delete(name)
  clear = () => this.kept.clear()
  setItem(name: string, text: string) {
    const others = [...this.kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
    if (others + name.length + text.length > this.limitUnits) throw new Error('QuotaExceededError')
    this.kept.set(name, text)
  }
}

describe('the local cache', () => {
  let clock = 1_000
  const now = () => clock
  beforeEach(() => {
    clock = 1_000
  })

  it('holds at least 1,048,576 bytes', () => {
    expect(CACHE_BYTES).toBeGreaterThanOrEqual(1_048_576)
    const storage = new FakeStorage()
    const cache = new LocalCache(() => storage, now)
    // Eight values of 128 KiB less what their names, times and quotes take: two bytes a letter.
    for (let index = 0; index < 8; index += 1) {
      clock += 1
      cache.keep(`part-${index}`, 'x'.repeat(131_072 / 2 - 40))
    }
    for (let index = 0; index < 8; index += 1) expect(cache.read(`part-${index}`), `${index}`).toBeDefined()
  })

  it('gives back what was kept, and nothing for what was not', () => {
    const storage = new FakeStorage()
    const cache = new LocalCache(() => storage, now)
    cache.keep('membership', { membershipTier: 'pro', version: 3 })
    expect(cache.read('membership')).toEqual({ membershipTier: 'pro', version: 3 })
    expect(cache.read('settings')).toBeUndefined()
    cache.forget('membership')
    expect(cache.read('membership')).toBeUndefined()
  })

  it('lets the oldest go first when there is no more room', () => {
    const storage = new FakeStorage()
    const cache = new LocalCache(() => storage, now, 200)
    for (const key of ['a', 'b', 'c']) {
      clock += 1
      cache.keep(key, 'x'.repeat(30))
    }
    expect([cache.read('a'), cache.read('b'), cache.read('c')].map(Boolean)).toEqual([false, true, true])
    clock += 1
    cache.keep('b', 'y'.repeat(30))
    clock += 1
    cache.keep('d', 'x'.repeat(30))
    expect([cache.read('b'), cache.read('c'), cache.read('d')].map(Boolean)).toEqual([true, false, true])
  })

  it('keeps nothing larger than itself, and then loses nothing else for it', () => {
    const storage = new FakeStorage()
    const cache = new LocalCache(() => storage, now, 200)
    cache.keep('small', 1)
    cache.keep('large', 'x'.repeat(100))
    expect(cache.read('large')).toBeUndefined()
    expect(cache.read('small')).toBe(1)
  })

  it('makes room in a browser that gives it less, and never touches what is not its own', () => {
    const storage = new FakeStorage(150)
    storage.setItem('vehicleInfo', 'x'.repeat(40))
    const cache = new LocalCache(() => storage, now)
    cache.keep('old', 'x'.repeat(30))
    clock += 1
    cache.keep('new', 'x'.repeat(30))
    expect(cache.read('old')).toBeUndefined()
    expect(cache.read('new')).toBeDefined()
    expect(storage.getItem('vehicleInfo')).toHaveLength(40)
  })

  it('does without where the browser keeps nothing or what it kept is damaged', () => {
    const refusing = new LocalCache(() => {
      throw new Error('SecurityError')
    }, now)
    refusing.keep('membership', 1)
    expect(refusing.read('membership')).toBeUndefined()
    const storage = new FakeStorage()
    storage.setItem('candi.cache.membership', '17 {"half')
    expect(new LocalCache(() => storage, now).read('membership')).toBeUndefined()
  })
})
