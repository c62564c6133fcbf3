import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { megabytesOfFamily } from './memory-of.ts'
import { GIVE_MEMORY_BACK } from './memory-settings.mjs'
import { root } from './prepare.mjs'

export interface BuiltServer {
  readonly address: string
  readonly secondsUntilReady: number
  /** What it and its processes hold in memory now. */
  readonly megabytes: () => number
  readonly stop: () => Promise<void>
  /** Ends it as a power button does, without a word. */
  readonly kill: () => Promise<void>
}

/** The server as built, on a port of its own, with its data in this folder. */
export async function startBuiltServer(
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BuiltServer> {
  const started = performance.now()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    // As `npm start` does.
    env: { ...process.env, ...GIVE_MEMORY_BACK, CANDI_DATA: data, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const endBy = (signal: NodeJS.Signals) => async () => {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const address = await addressOf(child.stdout)
  return {
    address,
    secondsUntilReady: (performance.now() - started) / 1_000,
    megabytes: () => megabytesOfFamily(child.pid),
    stop: endBy('SIGTERM'),
    kill: endBy('SIGKILL'),
  }
}

/** Read on until it ends: a server whose words nobody takes is a server that stops. */
function addressOf(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    output.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const address = /CANDI is ready: (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    output.on('end', () => reject(new Error('the server did not start')))
  })
}
