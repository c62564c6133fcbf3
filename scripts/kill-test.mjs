import { spawnSync } from 'node:child_process'
import { root } from './prepare.mjs'

// Kills the server 50 times under writes (or as often as the first argument says) and looks whether anything is lost.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'server/src/killed.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CANDI_KILL_ROUNDS: process.argv[2] ?? '50' } },
)
process.exitCode = status ?? 1
