import { createHmac, randomBytes } from 'node:crypto'

/** What one client may have of a processor for good; an owner who sends a turn every five seconds needs a hundredth. */
const SHARE = 0.05
/** What it may have at once beyond that, in milliseconds: some ten turns. */
const AT_ONCE_MS = 500
/** Clients held in memory; beyond that whoever was heard of longest ago is forgotten. */
const MOST_CLIENTS = 10_000

/**
 * What the turns of each client cost of late: a bucket that leaks as fast as its share. Held in memory under keyed hashes, never by address.
 */
export class ProcessorShares {
  private readonly secret = randomBytes(32)
  private readonly spent = new Map<string, { at: number; ms: number }>()

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number) {}

  /** Whether a client has used up more than its share. */
  isOver(client: string): boolean {
    return this.leftOf(this.keyOf(client)) > AT_ONCE_MS
  }

  spend(client: string, cpuMs: number): void {
    const key = this.keyOf(client)
    const ms = this.leftOf(key) + cpuMs
    this.spent.delete(key)
    this.spent.set(key, { at: this.now(), ms })
    const [oldest] = this.spent.keys()
    if (this.spent.size > MOST_CLIENTS && oldest !== undefined) this.spent.delete(oldest)
  }

  private keyOf(client: string): string {
    return createHmac('sha256', this.secret).update(client).digest('base64url')
  }

  private leftOf(key: string): number {
    const known = this.spent.get(key)
    return known ? Math.max(0, known.ms - SHARE * (this.now() - known.at)) : 0
  }
}
