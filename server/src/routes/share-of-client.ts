import type { Context } from 'hono'
import { clientAddress, clientNetwork } from '../accounts/client-address.ts'
import { isThisMachine } from '../accounts/is-this-machine.ts'
import { ASKS_FREELY, type MayAsk } from '../vehicles/ports.ts'
import type { VehicleParts } from '../vehicles/vehicle-parts.ts'

/** What whoever sent a request may still have asked of the agency. Requests from this machine are not counted. */
export function shareOfClient(context: Context, { shareOf }: VehicleParts, trustedProxies: number): MayAsk {
  const client = clientNetwork(clientAddress(context, trustedProxies))
  return isThisMachine(client) ? ASKS_FREELY : shareOf(client)
}
