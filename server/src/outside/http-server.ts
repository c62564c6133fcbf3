import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http'
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https'
import type { Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { clientNetwork } from '../accounts/client-address.ts'
import { isThisMachine } from '../accounts/is-this-machine.ts'
import type { Certificate } from './https-certificate.ts'

/** Bounds on slow senders: a connection that trickles must not be held for them. */
const TIMES: ServerOptions = {
  headersTimeout: 15_000,
  /** A body of the largest size at 130 kbit/s. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than the minute for which proxies keep theirs: else one is used just as it closes. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
}
/** Nothing sent and nothing read for so long: the client is gone without a word. Streams and long polls speak sooner. */
const SILENT_MS = 180_000
const MOST_HEADERS = 100
const HANDSHAKE_MS = 15_000
/** How long a refused body may take to arrive before its sender is answered all the same. */
const REST_MS = 2_000

export interface ConnectionBounds {
  /** At once; each costs a file descriptor, and some kilobytes before it says a word. */
  readonly connections: number
  /** Of these, from one address: a house with many tabs open needs a few dozen. */
  readonly connectionsOfOne: (address: string) => number
}
/** From this machine come the operator and a proxy that TRUST_PROXY does not name, through which everybody may come. */
const CONNECTIONS: ConnectionBounds = {
  connections: 2_000,
  connectionsOfOne: (address) => (isThisMachine(address) ? Number.POSITIVE_INFINITY : 256),
}

type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** A server that answers with `fetch`, by https where it has a certificate. */
export function createHttpServer(
  fetch: Answer,
  certificate: Certificate | null,
  bounds: ServerOptions & Partial<ConnectionBounds> = {},
): Server | TlsServer {
  const answer = getRequestListener(async (request, bindings) => {
    // This server speaks HTTP/1.1 alone.
    const { incoming, outgoing } = bindings as HttpBindings
    const response = await fetch(request, { incoming, outgoing })
    await dropRest(incoming)
    return response
  })
  const options = { ...TIMES, ...bounds }
  const server =
    certificate === null
      ? createServer(options, (request, response) => void answer(request, response))
      : createTlsServer(
          { ...options, ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: HANDSHAKE_MS },
          (request, response) => void answer(request, response),
        )
  server.maxHeadersCount = MOST_HEADERS
  server.setTimeout(SILENT_MS)
  boundConnections(server, { ...CONNECTIONS, ...bounds })
  return server
}

/**
 * Reads what is left of a body that nobody looked at. Answered before that, its sender may use the connection again while the rest is still on
 * its way, and node-server breaks it off half a second later: behind a proxy it is somebody else's request that is lost.
 */
async function dropRest(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.readableDidRead || incoming.destroyed) return
  const tooLate = AbortSignal.timeout(REST_MS)
  incoming.resume()
  await once(incoming, 'end', { signal: tooLate }).catch(() => {})
}

/** One connection too many is closed unread, and so are those that only wait for a next request: they cost nobody an answer. */
function boundConnections(server: Server | TlsServer, bounds: ConnectionBounds): void {
  server.maxConnections = bounds.connections
  server.on('drop', () => server.closeIdleConnections())
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = clientNetwork(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > bounds.connectionsOfOne(address)) socket.destroy()
  })
}
