import { createServer, type Server, type ServerOptions } from 'node:http'
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https'
import { getRequestListener } from '@hono/node-server'
import type { Certificate } from './https-certificate.ts'

/** Bounds on slow senders: a connection that trickles must not be held for them. */
const BOUNDS: ServerOptions = {
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

type Answer = Parameters<typeof getRequestListener>[0]

/** A server that answers with `fetch`, by https where it has a certificate. */
export function createHttpServer(
  fetch: Answer,
  certificate: Certificate | null,
  bounds: ServerOptions = {},
): Server | TlsServer {
  const answer = getRequestListener(fetch)
  const options = { ...BOUNDS, ...bounds }
  const server =
    certificate === null
      ? createServer(options, (request, response) => void answer(request, response))
      : createTlsServer(
          { ...options, ...certificate, minVersion: 'TLSv1.2' },
          (request, response) => void answer(request, response),
        )
  server.maxHeadersCount = MOST_HEADERS
  server.setTimeout(SILENT_MS)
  return server
}
