import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { GIVE_MEMORY_BACK } from './memory-settings.mjs'
import { passOnSignals } from './pass-on-signals.mjs'
import { build, installPackages, recommendNode, requireNode, requireWritable, root } from './prepare.mjs'

requireNode()
recommendNode()
requireWritable()
installPackages()
build()

const main = join(root, 'dist', 'server', 'main.js')
const server = spawn(process.execPath, [main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...GIVE_MEMORY_BACK, ...process.env },
})
passOnSignals(server, process.stdin.isTTY === true)
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1)
})
