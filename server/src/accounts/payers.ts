import type { Context } from 'hono'
import type { Payer } from './charge-turn.ts'
import { clientAddress, clientNetwork } from './client-address.ts'
import type { GuestCookies } from './guest.ts'
import type { Identify } from './visitor.ts'

/** Tells who pays for what a request asks: the account behind its session, else the guest behind cookie and address. */
export class Payers {
  constructor(
    private readonly parts: {
      readonly identify: Identify
      readonly cookies: GuestCookies
      readonly trustedProxies: number
      readonly onFailure: (error: unknown) => void
    },
  ) {}

  async of(context: Context): Promise<Payer> {
    const { identify, cookies, trustedProxies, onFailure } = this.parts
    // Advice is not held back because a session cannot be read at this moment: its owner is then a guest.
    const account = await identify(context.req.raw.headers).catch((error: unknown) => {
      onFailure(error)
      return null
    })
    if (account) return { kind: 'account', uid: account.uid, email: account.email }
    return {
      kind: 'guest',
      id: (await cookies.read(context)) ?? cookies.make(),
      network: clientNetwork(clientAddress(context, trustedProxies)),
    }
  }

  /** The headers by which a guest is known again at the next turn. */
  async headersFor(payer: Payer): Promise<Record<string, string>> {
    return payer.kind === 'guest' ? { 'set-cookie': await this.parts.cookies.header(payer.id) } : {}
  }
}
