import { isIP } from 'node:net'
import { ERRORS, type ErrorCode } from '@candi/contracts'
import type { Context, MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { failure } from './failure.ts'

/** The names that this server goes by beside `localhost` and the address of the connection. */
export interface OwnHosts {
  readonly publicUrl: string | null
  /** Names of this machine, and those that the operator allows: without a port. */
  readonly names: readonly string[]
}

const connection = z.object({
  incoming: z.object({
    rawHeaders: z.array(z.string()).optional(),
    socket: z.object({ localAddress: z.string().optional() }),
  }),
})
/** A balancer asks by whatever name it likes, and hears nothing but whether we live. */
const ASKED_BY_ANY_NAME: readonly string[] = ['/healthz', '/readyz']

/**
 * Answers under our own names only. A page of another site can have its name lead to this machine (DNS rebinding), and
 * would then be taken for one of ours; and no stranger's name may come to stand in our pages. Node keeps the first of
 * two Host lines, a proxy may keep the other: such a request means two servers at once, and is refused.
 */
export function refuseForeignHosts(own: OwnHosts, exempt: readonly string[] = []): MiddlewareHandler {
  const names = new Set(own.names.map(nameOfHost))
  if (own.publicUrl !== null) names.add(nameOfHost(new URL(own.publicUrl).host))
  const anyName = new Set([...ASKED_BY_ANY_NAME, ...exempt])
  return async (context, next) => {
    const bound = connection.safeParse(context.env)
    const { rawHeaders = [], socket } = bound.success ? bound.data.incoming : { socket: null }
    const lines = rawHeaders.filter((line, index) => index % 2 === 0 && line.toLowerCase() === 'host')
    const asked = new URL(context.req.url)
    const host = context.req.header('host') ?? asked.host
    const name = nameOfHost(host)
    // A whole address in the place of the path names a host of its own, which must be the same one.
    if (lines.length > 1 || name === null || new URL(`${asked.protocol}//${host}`).host !== asked.host)
      return refuse(context, 'host-invalid')
    if (anyName.has(context.req.path) || names.has(name) || isLocal(name, socket?.localAddress)) return next()
    return refuse(context, 'host-unknown')
  }
}

const HOST = /^(?:\[([\da-f:.]+)\]|([a-z\d_-]+(?:\.[a-z\d_-]+)*)\.?)(?::\d{1,5})?$/i

/** The name in a Host line, in small letters and without port, brackets and the dot at its end; null for anything else. */
function nameOfHost(host: string): string | null {
  const found = HOST.exec(host)
  if (!found || !URL.canParse(`http://${host}`)) return null
  return (found[1] ?? found[2] ?? '').toLowerCase()
}

/** This machine, by its own name for itself, a loopback address, or the address at which the connection came in. */
function isLocal(name: string, localAddress = ''): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  if (isIP(name) === 0) return false
  const address = ipaddr.process(name)
  if (address.range() === 'loopback') return true
  const reached = localAddress.replace(/%.*/s, '')
  return isIP(reached) !== 0 && ipaddr.process(reached).toString() === address.toString()
}

/** For a person who opened the wrong address, a sentence; for a program, our error shape. */
function refuse(context: Context, code: Extract<ErrorCode, `host-${string}`>) {
  return context.req.path.startsWith('/api/')
    ? failure(context, code)
    : context.text(`${ERRORS[code].text}\n`, ERRORS[code].status)
}
