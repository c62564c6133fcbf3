import type { Context, MiddlewareHandler } from 'hono'
import { clientAddress, clientNetwork } from '../accounts/client-address.ts'
import { isThisMachine } from '../accounts/is-this-machine.ts'
import type { RequestAllowance } from '../store/request-allowance.ts'
import { failure } from './failure.ts'

/**
 * Bounds what one client asks of the API, and says whom a request counts for. Requests from this machine pass. A database that does not answer shuts nobody
 * out either; what needs it fails by itself.
 */
export function limitRequests(
  allowance: RequestAllowance,
  trustedProxies: number,
  onFailure: (error: unknown) => void,
): MiddlewareHandler {
  const taken = async (context: Context) => {
    const client = clientNetwork(clientAddress(context, trustedProxies))
    if (isThisMachine(client)) return null
    context.set('client', client)
    try {
      return await allowance.take(client)
    } catch (error) {
      onFailure(error)
      return null
    }
  }
  return async (context, next) => {
    const answer = await taken(context)
    if (answer === null || answer.isAllowed) return next()
    return failure(context, 'slow-down', answer.retryAfterSeconds)
  }
}
