import { createHmac, randomBytes } from 'node:crypto'
import type { MayAsk } from '../vehicles/ports.ts'

const WINDOW_MS = 15 * 60_000
/** Questions of one client in a window; a busy workshop decodes a VIN every fifteen seconds. */
const MOST_IN_WINDOW = 60
/** Clients held in memory; beyond that the oldest window is forgotten. */
const MOST_CLIENTS = 10_000

/**
 * How much of the calls that we may make to services of somebody else one client uses up: else one of them spends the
 * calls of all. Held in memory under keyed hashes, never by address.
 */
export class ClientShares {
  private readonly secret = randomBytes(32)
  private readonly windows = new Map<string, { readonly startedAt: number; asked: number }>()

  constructor(private readonly now: () => Date) {}

  /** Counts a question against the share of a client when it is called. */
  shareOf(client: string): MayAsk {
    const key = createHmac('sha256', this.secret).update(client).digest('base64url')
    return () => {
      const window = this.windowOf(key)
      if (window.asked >= MOST_IN_WINDOW) return false
      window.asked += 1
      return true
    }
  }

  private windowOf(key: string) {
    const at = this.now().getTime()
    const known = this.windows.get(key)
    if (known && at - known.startedAt < WINDOW_MS) return known
    const begun = { startedAt: at, asked: 0 }
    this.windows.delete(key)
    this.windows.set(key, begun)
    const [oldest] = this.windows.keys()
    if (this.windows.size > MOST_CLIENTS && oldest !== undefined) this.windows.delete(oldest)
    return begun
  }
}
