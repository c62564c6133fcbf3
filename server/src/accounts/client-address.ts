import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { z } from 'zod'

const incoming = z.object({ socket: z.object({ remoteAddress: z.string() }) })
/** What node-server hands over beside the request; app.request() in tests hands over the same shape or nothing. */
const bindings = z.union([
  z.object({ server: z.object({ incoming }) }).transform(({ server }) => server.incoming),
  z.object({ incoming }).transform((bound) => bound.incoming),
])

/**
 * Whom we talk to: the address of the connection or, behind `trustedProxies` proxies of the operator's, the address
 * that the outermost of them saw. What a client itself writes into X-Forwarded-For is never believed.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const found = bindings.safeParse(context.env)
  const connected = found.success ? found.data.socket.remoteAddress : ''
  if (trustedProxies === 0) return connected
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return forwarded.at(-trustedProxies) || connected
}

/** The client an address stands for: a household has one IPv4 address, and a /64 of IPv6 ones. */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    // A dotted ending stands for two groups.
    const width = after.length + (after.at(-1)?.includes('.') ? 1 : 0)
    groups.push(...Array.from({ length: Math.max(0, 8 - groups.length - width) }, () => '0'), ...after)
  }
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
