import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Behaviour = (request: IncomingMessage, response: ServerResponse, count: number) => void

/** A real service on a port of this machine that does what the test says; `asked` holds the addresses it was asked for. */
export async function startService(behaviour: Behaviour) {
  const asked: string[] = []
  let behave = behaviour
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    behave(request, response, asked.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    behave: (next: Behaviour) => {
      behave = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A port of this machine where nobody listens. */
export async function closedPort(): Promise<string> {
  const service = await startService(() => {})
  await service.stop()
  return service.address
}

export const json = (response: ServerResponse, body: unknown, status = 200, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
