import { connect } from 'node:net'
import { type ControlAnswer, controlAddress, controlAnswerSchema } from './control-words.ts'

/** The running server could not be asked; its message is for the person at the terminal. */
export class ServerUnreachable extends Error {}

const ANSWER_BYTES = 4_000_000

/** Asks the server that holds a data folder to do something; null where none runs on it. */
export async function askRunningServer(
  dataFolder: string,
  command: string,
  given: readonly string[],
  patienceMs = 60_000,
): Promise<ControlAnswer | null> {
  const address = controlAddress(dataFolder)
  if (address === null) return null
  const line = await new Promise<string | null>((resolve, reject) => {
    const socket = connect(address)
    let read = ''
    socket.setEncoding('utf8')
    socket.setTimeout(patienceMs, () =>
      socket.destroy(
        new ServerUnreachable('The running CANDI does not answer. Look at its log, or restart it.'),
      ),
    )
    socket.on('connect', () => socket.write(`${JSON.stringify({ command, arguments: given })}\n`))
    socket.on('data', (chunk: string) => {
      read += chunk
      if (read.length > ANSWER_BYTES)
        socket.destroy(new ServerUnreachable('The running CANDI answered more than can be shown.'))
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else if (error.code === 'EACCES')
        reject(new ServerUnreachable('CANDI runs as another user. Run this command as that user.'))
      else reject(error)
    })
    socket.on('close', () => resolve(read))
  })
  if (line === null) return null
  try {
    return controlAnswerSchema.parse(JSON.parse(line))
  } catch {
    throw new ServerUnreachable(
      'The running CANDI ended before it answered. Look whether it was done, then try again.',
    )
  }
}
