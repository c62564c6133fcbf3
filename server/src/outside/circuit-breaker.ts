const FAILURES_UNTIL_OPEN = 3
const REST_MS = 60_000
/** However long a service asks to be left alone. */
const LONGEST_REST_MS = 10 * 60_000

/** `closed`: ask. `open`: do not. `half-open`: one may try whether it is back. */
export type BreakerState = 'closed' | 'open' | 'half-open'

/** Leaves a service alone after three failures on end; a minute later one request tries whether it is back. */
export class CircuitBreaker<Failure> {
  private failures = 0
  private opensUntil = 0
  private isTrialUnderWay = false
  private last: Failure | null = null

  constructor(private readonly now: () => Date) {}

  get state(): BreakerState {
    if (this.opensUntil === 0) return 'closed'
    if (this.now().getTime() < this.opensUntil || this.isTrialUnderWay) return 'open'
    return 'half-open'
  }

  /** What went wrong last; null where nothing has. */
  get lastFailure(): Failure | null {
    return this.last
  }

  /** Whether this request may go out. A trial counts as under way until it is told how it ended. */
  admit(): boolean {
    const { state } = this
    if (state === 'half-open') this.isTrialUnderWay = true
    return state !== 'open'
  }

  succeeded(): void {
    this.failures = 0
    this.opensUntil = 0
    this.isTrialUnderWay = false
    this.last = null
  }

  /** `restMs`: what the service itself asked for; it is then left alone at once. */
  failed(failure: Failure, restMs: number | null = null): void {
    this.last = failure
    this.failures += 1
    this.isTrialUnderWay = false
    if (restMs === null && this.failures < FAILURES_UNTIL_OPEN && this.opensUntil === 0) return
    this.opensUntil = this.now().getTime() + Math.min(restMs ?? REST_MS, LONGEST_REST_MS)
  }

  /** The request ended before anybody could tell: the next one may try. */
  gaveUp(): void {
    this.isTrialUnderWay = false
  }
}
