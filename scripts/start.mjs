import { join } from 'node:path'
import { keepAlive } from './keep-alive.mjs'
import { GIVE_MEMORY_BACK } from './memory-settings.mjs'
import { passOnSignals } from './pass-on-signals.mjs'
import { build, installPackages, recommendNode, requireNode, requireWritable, root, say } from './prepare.mjs'

requireNode()
recommendNode()
requireWritable()
installPackages()
build()

const main = join(root, 'dist', 'server', 'main.js')
const server = keepAlive(
  [main, ...process.argv.slice(2)],
  { env: { ...GIVE_MEMORY_BACK, ...process.env } },
  (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1)
  },
  { say },
)
passOnSignals(server, process.stdin.isTTY === true)
