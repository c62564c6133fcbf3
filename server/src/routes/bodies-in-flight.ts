import type { ErrorCode } from '@candi/contracts'
import type { Context } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    /** Whom a request counts for; left out for this machine, which may be a proxy for everybody. */
    client: string
    bodies: BodiesInFlight
  }
}

export interface BodyBounds {
  /** Memory of all bodies that are being read, together: 80 of the largest size. */
  readonly bytes: number
  /** Of these, for one client. */
  readonly bytesAClient: number
  /** Whoever has been sending for so long gives way where there is no room: most bodies are here sooner. */
  readonly patienceMs: number
  /** Every body may take so long, and longer by what has arrived of it at `leastBytesASecond`. */
  readonly graceMs: number
  readonly leastBytesASecond: number
}

const BOUNDS: BodyBounds = {
  bytes: 64_000_000,
  bytesAClient: 8_000_000,
  patienceMs: 5_000,
  graceMs: 10_000,
  // 32 kbit/s: a phone at the edge of its network.
  leastBytesASecond: 4_000,
}

/** One body while it is read. */
export interface BodyInFlight {
  /** Fires where the rest of it is not waited for. */
  readonly givenUp: AbortSignal
  /** Why it is not taken; null as long as it is. */
  readonly refusal: ErrorCode | null
  /** Asked before so much memory is taken; false: it must not be. */
  take(bytes: number): boolean
  /** Must be called once, whatever happened. */
  leave(): void
}

/**
 * The memory of all bodies of a server that are on their way. Each is bounded by itself; a few hundred that come at once,
 * and each stops before its end, would hold a gigabyte all the same. What counts is what has arrived, not what was announced.
 */
export class BodiesInFlight {
  private readonly bounds: BodyBounds
  private readonly flying = new Set<Flying>()
  private held = 0

  constructor(bounds: Partial<BodyBounds> = {}) {
    this.bounds = { ...BOUNDS, ...bounds }
  }

  /** Of a client, or of nobody in particular (null), who has no share of their own. */
  enter(client: string | null): BodyInFlight {
    const flying: Flying = new Flying(
      client,
      this.bounds,
      (bytes) => this.makeRoom(flying, bytes),
      () => this.forget(flying),
    )
    this.flying.add(flying)
    return flying
  }

  /** Null: so many bytes more are held now. */
  private makeRoom(next: Flying, bytes: number): ErrorCode | null {
    if (next.client !== null && this.heldBy(next.client) + bytes > this.bounds.bytesAClient)
      return 'slow-down'
    while (this.held + bytes > this.bounds.bytes) {
      const [longest] = [...this.flying]
        .filter((one) => one !== next && one.held > 0 && next.since - one.since >= this.bounds.patienceMs)
        .sort((a, b) => a.since - b.since)
      if (!longest) return 'busy'
      longest.giveUp('busy')
    }
    this.held += bytes
    return null
  }

  private heldBy(wanted: string): number {
    let held = 0
    for (const one of this.flying) if (one.client === wanted) held += one.held
    return held
  }

  private forget(flying: Flying): void {
    if (this.flying.delete(flying)) this.held -= flying.held
  }
}

class Flying implements BodyInFlight {
  readonly since = performance.now()
  held = 0
  refusal: ErrorCode | null = null
  private readonly stop = new AbortController()
  readonly givenUp = this.stop.signal
  private timer: NodeJS.Timeout

  constructor(
    readonly client: string | null,
    private readonly bounds: BodyBounds,
    private readonly makeRoom: (bytes: number) => ErrorCode | null,
    private readonly forget: () => void,
  ) {
    this.timer = this.lookAgainIn(bounds.graceMs)
  }

  take(bytes: number): boolean {
    if (this.refusal === null) this.refusal = this.makeRoom(bytes)
    if (this.refusal === null) this.held += bytes
    return this.refusal === null
  }

  giveUp(why: ErrorCode): void {
    this.refusal = why
    this.stop.abort()
    this.leave()
  }

  leave(): void {
    clearTimeout(this.timer)
    this.forget()
  }

  private lookAgainIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      const { graceMs, leastBytesASecond } = this.bounds
      const left = graceMs + (this.held / leastBytesASecond) * 1_000 - (performance.now() - this.since)
      if (left > 0) this.timer = this.lookAgainIn(left)
      else this.giveUp('body-too-slow')
    }, ms).unref()
  }
}

/** Of the server that a request came to; a route that stands alone has them for itself. */
export const bodiesOf = (context: Context): BodiesInFlight => context.get('bodies') ?? new BodiesInFlight()
