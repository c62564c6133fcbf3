import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { type ControlAnswer, controlAddress, controlRequestSchema } from './control-words.ts'

/** Carries out one command of the command line. */
export type ControlHandler = (given: readonly string[]) => Promise<ControlAnswer>

const LINE_BYTES = 64_000
const LINE_MS = 10_000
const AT_ONCE = 8

export interface ControlSocket {
  /** Takes no more commands and waits for those under way. */
  close(): Promise<void>
}

/**
 * Lets the command line reach the server that holds the data folder, because only one process may hold it. Open it
 * only while holding the folder's lock: an old socket in the folder is then nobody's. Who may open the socket may do
 * everything, so it is its owner's alone. Null where the folder lies too deep for one or cannot hold one.
 */
export async function openControlSocket(
  dataFolder: string,
  handlers: Readonly<Record<string, ControlHandler>>,
  onFailure: (error: unknown) => void,
): Promise<ControlSocket | null> {
  const address = controlAddress(dataFolder)
  if (address === null) return null
  const waiting = new Set<Socket>()
  const server = createServer((socket) => {
    waiting.add(socket)
    socket.on('close', () => waiting.delete(socket))
    // Whoever asked may be gone before the answer.
    socket.on('error', () => socket.destroy())
    readLine(socket, (line) => {
      waiting.delete(socket)
      void answer(line, handlers, onFailure).then((told) => socket.end(`${JSON.stringify(told)}\n`))
    })
  })
  server.maxConnections = AT_ONCE
  try {
    await listen(server, address)
  } catch (error) {
    // Some mounted folders hold no sockets: the server is worth more than its command line.
    onFailure(error)
    return null
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of waiting) socket.destroy()
      }),
  }
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    if (process.platform === 'win32') {
      server.listen(address, resolve)
      return
    }
    rmSync(address, { force: true })
    // The socket comes into being inside this call: with this mask nobody else can open it, not even for a moment.
    const before = process.umask(0o177)
    try {
      server.listen(address, () => {
        chmodSync(address, 0o600)
        resolve()
      })
    } finally {
      process.umask(before)
    }
  })
}

/** Calls back with the first line; more than a line holds, or a line that does not end, ends the connection. */
function readLine(socket: Socket, onLine: (line: string) => void): void {
  let read = Buffer.alloc(0)
  socket.setTimeout(LINE_MS, () => socket.destroy())
  const onData = (chunk: Buffer) => {
    read = Buffer.concat([read, chunk])
    const end = read.indexOf(10)
    if (end < 0 && read.length <= LINE_BYTES) return
    socket.off('data', onData)
    if (end < 0 || end > LINE_BYTES) {
      socket.destroy()
      return
    }
    socket.setTimeout(0)
    onLine(read.subarray(0, end).toString('utf8'))
  }
  socket.on('data', onData)
}

async function answer(
  line: string,
  handlers: Readonly<Record<string, ControlHandler>>,
  onFailure: (error: unknown) => void,
): Promise<ControlAnswer> {
  try {
    const request = controlRequestSchema.parse(JSON.parse(line))
    const handler = Object.hasOwn(handlers, request.command) ? handlers[request.command] : undefined
    if (!handler)
      return { exitCode: 2, output: `The running CANDI does not know the command "${request.command}".` }
    return await handler(request.arguments)
  } catch (error) {
    onFailure(error)
    return {
      exitCode: 1,
      output: 'The running CANDI could not do that; its log says why. Nothing was changed.',
    }
  }
}
