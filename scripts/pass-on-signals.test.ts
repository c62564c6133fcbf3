import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { root } from './prepare.mjs'

/** Says each signal that reaches it, and ends at SIGTERM. */
const SERVER = `
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => { console.log(signal); if (signal === 'SIGTERM') process.exit() })
  setInterval(() => {}, 1_000)
  console.log('ready')
`
const START = (isAtTerminal: boolean) => `
  const { spawn } = await import('node:child_process')
  const { passOnSignals } = await import('./scripts/pass-on-signals.mjs')
  const server = spawn(process.execPath, ['-e', ${JSON.stringify(SERVER)}], { stdio: 'inherit' })
  passOnSignals(server, ${isAtTerminal})
`

/** A program that starts a server, both in a group of their own as a terminal has it. */
async function start(isAtTerminal: boolean) {
  const program = spawn(process.execPath, ['--input-type=module', '-e', START(isAtTerminal)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const lines = createInterface({ input: program.stdout })
  const ended = once(lines, 'close')
  await once(lines, 'line')
  lines.on('line', (line) => said.push(line))
  const { pid = 0 } = program
  return {
    said,
    pressControlC: async () => {
      const heard = once(lines, 'line')
      process.kill(-pid, 'SIGINT')
      await heard
    },
    ask: (signal: NodeJS.Signals) => void program.kill(signal),
    ended,
    next: () => once(lines, 'line'),
  }
}

it('Ctrl+C at a terminal reaches the server once', async () => {
  const { said, pressControlC, ask, ended } = await start(true)
  await pressControlC()
  await pressControlC()
  ask('SIGTERM')
  await ended
  expect(said).toEqual(['SIGINT', 'SIGINT', 'SIGTERM'])
})

it('what is sent to the program alone reaches the server, away from a terminal Ctrl+C too', async () => {
  const { said, ask, ended, next } = await start(false)
  const heard = next()
  ask('SIGINT')
  await heard
  ask('SIGTERM')
  await ended
  expect(said).toEqual(['SIGINT', 'SIGTERM'])
})
