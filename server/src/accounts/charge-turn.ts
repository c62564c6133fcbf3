import { PLANS, shownTier, type Usage } from '@candi/contracts'
import type { TurnMeter } from '../conversation/turn-meter.ts'
import type { Database } from '../store/database.ts'
import { membershipOf } from '../store/memberships.ts'
import type { TokenLedger } from '../store/token-ledger.ts'
import { type Budget, PERIOD_MS, type Reservation } from '../store/token-windows.ts'
import type { CountTokens } from './count-tokens.ts'
import { type Guest, GuestBudgets } from './guest-budgets.ts'
import { usageSubject } from './usage-subject.ts'

/** Set aside for the answer while it is not known how long it gets; the longest built-in ones hold about as much. */
const REPLY_TOKENS = 400

/** Who pays for a turn. */
export type Payer =
  | { readonly kind: 'account'; readonly uid: string; readonly email: string }
  | ({ readonly kind: 'guest' } & Guest)

const UNLIMITED: Usage = { limit: null, used: 0, renewsAt: null }

/** Charges turns: room is reserved before a turn speaks, and settled to what was typed and told once it has ended. */
export class TurnCharges {
  private readonly guests: GuestBudgets

  constructor(
    private readonly parts: {
      readonly database: Database
      /** Keys the hashes under which accounts are counted. */
      readonly secret: string
      readonly ledger: TokenLedger
      readonly countTokens: CountTokens
      readonly now: () => Date
      /** A turn is never refused for a fault of ours: it is told here and the turn goes on uncounted. */
      readonly onFailure: (error: unknown) => void
    },
  ) {
    this.guests = new GuestBudgets(parts.database, parts.ledger)
  }

  /** The meter of one turn. */
  meterFor(payer: Payer): TurnMeter {
    const { countTokens, onFailure } = this.parts
    let typedTokens = 0
    let reservation: Reservation | null = null
    return {
      begin: async (typed) => {
        try {
          typedTokens = countTokens(typed)
          const at = this.parts.now()
          const budgets = await this.budgetsOf(payer, at)
          if (!budgets) return null
          reservation = await this.parts.ledger.reserve(budgets, typedTokens + REPLY_TOKENS, at)
          return reservation ? null : await this.usageIn(budgets, at)
        } catch (error) {
          onFailure(error)
          return null
        }
      },
      end: async ({ told, isFailed }) => {
        if (!reservation) return
        // Who got nothing but our failure pays nothing.
        const usedTokens = isFailed && told === '' ? 0 : typedTokens + countTokens(told)
        const settled = reservation
        reservation = null
        await this.parts.ledger.settle(settled, usedTokens).catch(onFailure)
      },
    }
  }

  /** What the meter on the screen shows. */
  async usageOf(payer: Payer): Promise<Usage> {
    const at = this.parts.now()
    const budgets = await this.budgetsOf(payer, at)
    return budgets ? this.usageIn(budgets, at) : UNLIMITED
  }

  /** Deletes periods that are over and old salts. */
  async tidy(): Promise<void> {
    const at = this.parts.now()
    await this.parts.ledger.tidy(at)
    await this.guests.tidy(at)
  }

  /** Null is unlimited. */
  private async budgetsOf(payer: Payer, at: Date): Promise<readonly Budget[] | null> {
    if (payer.kind === 'guest') return this.guests.of(payer, at)
    const limit = PLANS.tokens[shownTier(await membershipOf(this.parts.database, payer.uid))]
    return limit === null ? null : [{ subject: usageSubject(this.parts.secret, payer.email), limit }]
  }

  /** Of several budgets the one with the least left is what can be used; the first one's limit is what is promised. */
  private async usageIn(budgets: readonly Budget[], at: Date): Promise<Usage> {
    const windows = await this.parts.ledger.running(
      budgets.map(({ subject }) => subject),
      at,
    )
    const meters = budgets.map(({ subject, limit }) => {
      const window = windows.get(subject)
      return { left: Math.max(0, limit - (window?.used ?? 0)), startedAt: window?.startedAt }
    })
    const limit = budgets[0]?.limit ?? 0
    const scarcest = meters.reduce((least, meter) => (meter.left < least.left ? meter : least))
    return {
      limit,
      used: Math.max(0, limit - scarcest.left),
      renewsAt: scarcest.startedAt ? new Date(scarcest.startedAt.getTime() + PERIOD_MS).toISOString() : null,
    }
  }
}
