import { createHmac } from 'node:crypto'
import { PLANS } from '@candi/contracts'
import { DailySalts } from '../store/daily-salts.ts'
import type { Database } from '../store/database.ts'
import type { TokenLedger } from '../store/token-ledger.ts'
import { type Budget, PERIOD_MS } from '../store/token-windows.ts'
import { isThisMachine } from './is-this-machine.ts'

/**
 * The guests of one network share one allowance: a cookie is the client's to throw away, and would give a new one each
 * time. Who comes second still gets every verdict and sheet, and a free account has tokens of its own. This machine has
 * ten: from here comes everybody where a proxy stands in front that TRUST_PROXY does not name.
 */
const allowancesOf = (network: string) => (isThisMachine(network) ? 10 : 1)

export interface Guest {
  readonly id: string
  /** The address, IPv6 cut to its /64. */
  readonly network: string
}

/** What a guest's turns are counted against: cookie and network together, and the network alone. */
export class GuestBudgets {
  private readonly salts: DailySalts

  constructor(
    database: Database,
    private readonly ledger: Pick<TokenLedger, 'running'>,
  ) {
    this.salts = new DailySalts(database)
  }

  /** Own budget first. A period begun before midnight runs on after it, under yesterday's hash. */
  async of(guest: Guest, at: Date): Promise<readonly Budget[]> {
    const today = budgetsUnder(await this.salts.of(at), guest)
    const sinceMidnightMs = at.getTime() % (24 * 60 * 60_000)
    const salt = sinceMidnightMs < PERIOD_MS ? await this.salts.ofDayBefore(at) : null
    if (!salt) return today
    const yesterday = budgetsUnder(salt, guest)
    const running = await this.ledger.running(
      yesterday.map(({ subject }) => subject),
      at,
    )
    return yesterday.map((budget, index) => (running.has(budget.subject) ? budget : (today[index] ?? budget)))
  }

  /** Deletes what nobody needs any more: salts of the days before yesterday. */
  tidy(at: Date): Promise<void> {
    return this.salts.forgetBefore(at)
  }
}

function budgetsUnder(salt: string, { id, network }: Guest): readonly Budget[] {
  const hash = (words: string) => createHmac('sha256', salt).update(words).digest('base64url')
  return [
    { subject: `guest:${hash(`client ${id} ${network}`)}`, limit: PLANS.tokens.guest },
    { subject: `address:${hash(`address ${network}`)}`, limit: PLANS.tokens.guest * allowancesOf(network) },
  ]
}
