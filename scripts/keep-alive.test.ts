import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './prepare.mjs'

/** Lives for a moment, then gets stuck the first time and ends the second. */
const SERVER = `
  const fs = require('node:fs')
  const again = fs.existsSync(process.env.MARK)
  fs.writeFileSync(process.env.MARK, '')
  process.send('alive')
  console.log(again ? 'again' : 'first')
  setTimeout(() => { if (again) process.exit(7); for (;;) Math.random() }, 100)
`
const START = `
  const { keepAlive } = await import('./scripts/keep-alive.mjs')
  keepAlive(['-e', ${JSON.stringify(SERVER)}], {}, (code) => process.exit(code), { say: console.log, mostSilenceMs: 2_000 })
`

it('a server that is stuck is ended and started anew, and its own end is passed on', {
  timeout: 60_000,
}, async () => {
  const MARK = join(mkdtempSync(join(tmpdir(), 'candi-alive-')), 'mark')
  const program = spawn(process.execPath, ['--input-type=module', '-e', START], {
    cwd: root,
    env: { ...process.env, MARK },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  program.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  const [code] = await once(program, 'exit')
  expect(said.trim().split('\n')).toEqual([
    'first',
    'CANDI answered nobody for too long, so it is started anew. What was saved is kept.',
    'again',
  ])
  expect(code).toBe(7)
})
