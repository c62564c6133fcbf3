/** The least that the cache must hold, and what this one holds: 1 MiB of keys and values, as the browser stores them. */
export const CACHE_BYTES = 1_048_576
const PREFIX = 'candi.cache.'
/** Browsers store two bytes a UTF-16 unit. */
const BYTES_PER_UNIT = 2

type Entry = { name: string; at: number; bytes: number }

/** What this browser keeps of the server's documents between visits; the oldest goes first when there is no more room. */
export class LocalCache {
  constructor(
    private readonly storage: () => Storage,
    private readonly now: () => number,
    private readonly capacityBytes = CACHE_BYTES,
  ) {}

  /** The kept value; undefined where there is none, it is damaged, or the browser keeps nothing. */
  read(key: string): unknown {
    try {
      return splitEntry(this.storage().getItem(PREFIX + key))?.value
    } catch {
      return undefined
    }
  }

  /** Keeps a value, in place of older ones if need be. What is larger than the whole cache is not kept. */
  keep(key: string, value: unknown): void {
    const name = PREFIX + key
    const text = `${this.now()} ${JSON.stringify(value)}`
    const bytes = bytesOf(name, text)
    try {
      const storage = this.storage()
      storage.removeItem(name)
      if (bytes > this.capacityBytes) return
      const entries = entriesOf(storage)
      let used = entries.reduce((sum, entry) => sum + entry.bytes, 0)
      while (used + bytes > this.capacityBytes) used -= evictOldest(storage, entries)
      putWhereFull(storage, entries, name, text)
    } catch {
      // A browser that keeps nothing: the next visit asks the server first.
    }
  }

  forget(key: string): void {
    try {
      this.storage().removeItem(PREFIX + key)
    } catch {
      // Nothing can be kept there, so nothing is.
    }
  }
}

/** Others store here too: the browser's own limit may come before ours. */
function putWhereFull(storage: Storage, entries: Entry[], name: string, text: string): void {
  for (;;) {
    try {
      storage.setItem(name, text)
      return
    } catch (error) {
      if (evictOldest(storage, entries) === 0) throw error
    }
  }
}

/** Returns how many bytes it freed; 0 when nothing is left. `entries` stand oldest first. */
function evictOldest(storage: Storage, entries: Entry[]): number {
  const oldest = entries.shift()
  if (!oldest) return 0
  storage.removeItem(oldest.name)
  return oldest.bytes
}

function entriesOf(storage: Storage): Entry[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => {
      const text = storage.getItem(name) ?? ''
      return { name, at: splitEntry(text)?.at ?? 0, bytes: bytesOf(name, text) }
    })
    .sort((a, b) => a.at - b.at)
}

function splitEntry(text: string | null): { at: number; value: unknown } | undefined {
  const [, at, json] = /^(\d+) (.*)$/s.exec(text ?? '') ?? []
  if (at === undefined || json === undefined) return undefined
  try {
    return { at: Number(at), value: JSON.parse(json) }
  } catch {
    return undefined
  }
}

const bytesOf = (name: string, text: string) => (name.length + text.length) * BYTES_PER_UNIT

/** The cache of the product: the membership document and the settings. */
export const localCache = new LocalCache(
  () => localStorage,
  () => Date.now(),
)
