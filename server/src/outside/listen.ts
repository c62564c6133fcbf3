import type { Server } from 'node:http'

/** Connections that may wait to be taken. Of a queue that is full the next is dropped without a word, and tries again after 1, 3, 7, 15 seconds. */
const WAITING_CONNECTIONS = 2_000

export class PortTaken extends Error {}

const FIRST_PORT = 8787
const PORTS_TRIED = 20

function listen(server: Server, host: string, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null)
      else reject(error)
    }
    const onListening = () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    }
    server.once('error', onError)
    server.once('listening', onListening)
    server.listen({ port, host, backlog: WAITING_CONNECTIONS })
  })
}

/** Listens on the wanted port, or, where none is wanted, on the first free one from 8787 on. */
export async function listenOnFreePort(
  server: Server,
  host: string,
  wanted: number | undefined,
  say: (sentence: string) => void,
): Promise<number> {
  if (wanted !== undefined) {
    const port = await listen(server, host, wanted)
    if (port === null)
      throw new PortTaken(
        `Port ${wanted} is taken by another program or not allowed. Stop that program, or set PORT to another number.`,
      )
    return port
  }
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port += 1) {
    const taken = await listen(server, host, port)
    if (taken !== null) return taken
    if (port + 1 < FIRST_PORT + PORTS_TRIED) say(`Port ${port} is taken; trying ${port + 1}.`)
  }
  throw new PortTaken(
    `The ports ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1} are all taken. Set PORT to a free one.`,
  )
}
