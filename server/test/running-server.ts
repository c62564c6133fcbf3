import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtProgram } from './shared.ts'
import { NO_VEHICLE_SERVICES } from './vehicle-services.ts'

export interface RunningServer {
  readonly address: string
  /** Everything it has said so far, to standard output and standard error. */
  said(): string
  /** Ends it as a power button does, without a word. */
  kill(): Promise<void>
  /** Asks it to stop; its exit code when it has. */
  stop(): Promise<number | null>
  /** Asks it to stop without waiting for it. */
  ask(signal: NodeJS.Signals): void
  readonly ended: Promise<number | null>
}

/** The real server, built in this run, on a free port, once it says that it is ready. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn(process.execPath, [await builtProgram('main'), ...options], {
    // One process that takes turns is enough for one test, and soon there.
    env: { ...process.env, PORT: '0', TURN_PROCESSES: '1', ...NO_VEHICLE_SERVICES, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += String(chunk)
      const found = /CANDI is ready: (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`The server ended before it was ready: ${said}`)))
  })
  return {
    address,
    said: () => said,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: () => stopped(child, ended),
    ask: (signal) => void child.kill(signal),
    ended,
  }
}

function stopped(child: ChildProcess, ended: Promise<number | null>): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}
