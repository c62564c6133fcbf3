import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answered } from './exchange.ts'

/** A request as it arrived over HTTP. */
export interface Arrived {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

export interface ReplayingProvider {
  readonly origin: string
  readonly arrived: readonly Arrived[]
  close(): Promise<void>
}

/** A server that answers with recorded bytes, one answer a request, in their order; more than that it refuses. */
export async function startReplaying(answers: readonly Answered[]): Promise<ReplayingProvider> {
  const arrived: Arrived[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      const answer = answers[arrived.length]
      arrived.push({
        path: request.url ?? '',
        headers: Object.fromEntries(headers),
        body: Buffer.concat(pieces).toString('utf8'),
      })
      if (!answer) {
        // Such a status is not tried again.
        response.writeHead(410).end('{"error":{"message":"no more was recorded"}}')
        return
      }
      response.writeHead(answer.status, answer.headers)
      for (const chunk of answer.chunks) response.write(chunk)
      response.end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    arrived,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
