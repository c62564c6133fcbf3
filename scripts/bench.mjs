import { spawnSync } from 'node:child_process'
import { build, installPackages, requireNode, requireWritable, root } from './prepare.mjs'

requireNode()
requireWritable()
installPackages()
build()
process.exitCode =
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bench.ts'], { cwd: root, stdio: 'inherit' })
    .status ?? 1
