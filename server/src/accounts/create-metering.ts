import type { Context, Hono } from 'hono'
import type { TurnMeter } from '../conversation/turn-meter.ts'
import { usageRoute } from '../routes/usage.ts'
import type { Database } from '../store/database.ts'
import type { TokenLedger } from '../store/token-ledger.ts'
import { TokenWindows } from '../store/token-windows.ts'
import { TurnCharges } from './charge-turn.ts'
import type { CountTokens } from './count-tokens.ts'
import { GuestCookies } from './guest.ts'
import { Payers } from './payers.ts'
import type { Identify } from './visitor.ts'

export interface MeteringParts {
  readonly database: Database
  /** Left out: every turn is counted in the database itself. */
  readonly ledger?: TokenLedger
  /** Signs the cookie of guests, and keys the hashes under which accounts are counted. */
  readonly secret: string
  readonly areCookiesSecure: boolean
  readonly identify: Identify
  readonly countTokens: CountTokens
  readonly trustedProxies: number
  readonly now: () => Date
  readonly onFailure: (error: unknown) => void
}

/** The meter of the turn that a request asks for, and the headers that its answer must carry. */
export type MeterFor = (context: Context) => Promise<{
  readonly meter: TurnMeter
  readonly headers: Readonly<Record<string, string>>
}>

export interface Metering {
  readonly meterFor: MeterFor
  /** Mounted at /api/usage. */
  readonly routes: Hono
  /** Deletes what counts no more; worth calling once an hour. */
  readonly tidy: () => Promise<void>
}

/** Tokens, put together from their parts. */
export function createMetering(parts: MeteringParts): Metering {
  const { ledger = new TokenWindows(parts.database) } = parts
  const charges = new TurnCharges({ ...parts, ledger })
  const payers = new Payers({
    ...parts,
    cookies: new GuestCookies(parts.secret, parts.areCookiesSecure),
  })
  return {
    meterFor: async (context) => {
      const payer = await payers.of(context)
      return { meter: charges.meterFor(payer), headers: await payers.headersFor(payer) }
    },
    routes: usageRoute(charges, payers),
    tidy: () => charges.tidy(),
  }
}
