const MINUTE_MS = 60_000

/** At most so many calls in any minute that begins with a call: nobody else's service is flooded from our address. */
export class CallBudget {
  private startedAt = Number.NEGATIVE_INFINITY
  private spent = 0

  constructor(
    private readonly mostAMinute: number,
    private readonly now: () => Date,
  ) {}

  /** Whether one more call may be made; counts it if so. */
  spend(): boolean {
    const at = this.now().getTime()
    if (at - this.startedAt >= MINUTE_MS) {
      this.startedAt = at
      this.spent = 0
    }
    if (this.spent >= this.mostAMinute) return false
    this.spent += 1
    return true
  }
}
