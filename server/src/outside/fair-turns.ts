import { WorkshopIsFull } from '../contributions/ports.ts'

export interface TurnBounds {
  /** Works that go on at the same time, never two of them of the same account. */
  readonly benches: number
  /** Works that wait, of all and of one account. */
  readonly waiting: number
  readonly waitingOfOne: number
}

interface Waiting {
  readonly begin: () => Promise<void>
}

/**
 * Whose work is next: the accounts take turns, one work each, so that somebody who brings twenty slow files waits for
 * them alone, and whoever brings one waits for as many works as there are other accounts at most.
 */
export class FairTurns {
  /** In the order of the turns. */
  private readonly rows = new Map<string, Waiting[]>()
  private readonly working = new Set<string>()

  constructor(private readonly bounds: TurnBounds) {}

  /** Rejects with WorkshopIsFull where too many wait already. */
  async take<Value>(account: string, work: () => Promise<Value>): Promise<Value> {
    const own = this.rows.get(account) ?? []
    const waiting = [...this.rows.values()].reduce((sum, row) => sum + row.length, 0)
    if (own.length >= this.bounds.waitingOfOne || waiting >= this.bounds.waiting) throw new WorkshopIsFull()
    return new Promise<Value>((resolve, reject) => {
      own.push({ begin: () => work().then(resolve, reject) })
      this.rows.set(account, own)
      this.beginNext()
    })
  }

  private beginNext(): void {
    while (this.working.size < this.bounds.benches) {
      const account = [...this.rows.keys()].find((one) => !this.working.has(one))
      if (account === undefined) return
      const next = this.rows.get(account)?.shift()
      this.working.add(account)
      void next?.begin().finally(() => {
        this.working.delete(account)
        this.endTurn(account)
        this.beginNext()
      })
    }
  }

  /** To the end of the turns, or out of them. */
  private endTurn(account: string): void {
    const row = this.rows.get(account) ?? []
    this.rows.delete(account)
    if (row.length > 0) this.rows.set(account, row)
  }
}
