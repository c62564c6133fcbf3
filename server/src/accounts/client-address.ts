import { isIP } from 'node:net'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const incoming = z.object({ socket: z.object({ remoteAddress: z.string() }) })
/** What node-server hands over beside the request; app.request() in tests hands over the same shape or nothing. */
const bindings = z.union([
  z.object({ server: z.object({ incoming }) }).transform(({ server }) => server.incoming),
  z.object({ incoming }).transform((bound) => bound.incoming),
])

/**
 * Whom we talk to: the address of the connection or, behind `trustedProxies` proxies of the operator's, the address
 * that the outermost of them saw. What a client itself writes into X-Forwarded-For is never believed: it stands before
 * what our proxies add, and where they added less than they should, or no address, that of the connection counts.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const found = bindings.safeParse(context.env)
  const connected = found.success ? found.data.socket.remoteAddress : ''
  if (trustedProxies === 0) return connected
  // Several lines of the header are one list, in their order (RFC 9110, 5.3); an empty place in it keeps its place.
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',')
  return bareAddress(forwarded.at(-trustedProxies) ?? '') ?? connected
}

const IN_BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/
const IPV4_WITH_PORT = /^([\d.]{7,15}):\d{1,5}$/

/** The IP address in what a proxy wrote, which may have a port, brackets and spaces around it; null where there is none. */
export function bareAddress(entry: string): string | null {
  const text = entry.trim()
  const bare = IN_BRACKETS.exec(text)?.[1] ?? IPV4_WITH_PORT.exec(text)?.[1] ?? text
  return isIP(bare) === 0 ? null : bare
}

/** The client an address stands for: a household has one IPv4 address, and a /64 of IPv6 ones. */
export function clientNetwork(address: string): string {
  const bare = address.replace(/%.*/s, '')
  if (isIP(bare) === 0) return bare
  // An IPv4 address that travels as an IPv6 one (::ffff:192.0.2.7, in either notation) is the IPv4 address.
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
