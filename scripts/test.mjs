import { spawnSync } from 'node:child_process'
import { build, installPackages, requireNode, requireWritable, root, say } from './prepare.mjs'

// Everything that must hold: checks, unit and property tests, then a real browser. Ends with `N passed, N failed`.
requireNode()
requireWritable()
installPackages()
build()

const { findChromium, findHeadlessShell } = await import('./find-chromium.mjs')
const { scratchFolder } = await import('./scratch-folder.mjs')
const chromium = findChromium(say)
const shell = findHeadlessShell(say, chromium)
const stages = [
  { name: 'check', args: ['--import', 'tsx', 'scripts/check.ts'] },
  { name: 'tests', args: ['node_modules/vitest/vitest.mjs', 'run'] },
  {
    name: 'browser',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.browser.config.ts'],
  },
]

let passed = 0
let failed = 0
for (const stage of stages) {
  const started = Date.now()
  const result = spawnSync(process.execPath, stage.args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      ...(chromium ? { CANDI_CHROMIUM: chromium } : {}),
      ...(shell ? { CANDI_HEADLESS_SHELL: shell } : {}),
      TMPDIR: scratchFolder(),
      FORCE_COLOR: '0',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.stdout.write(result.stdout ?? '')
  const counts = readCounts(result.stdout ?? '')
  passed += counts.passed
  failed += counts.failed
  // A stage that died without telling how many failed has failed once.
  if (result.status !== 0 && counts.failed === 0) failed += 1
  process.stdout.write(
    `${stage.name}: ${counts.passed} passed, ${counts.failed} failed in ${Math.round((Date.now() - started) / 1000)} s\n\n`,
  )
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** The closing line of vitest ("Tests  3 failed | 12 passed (15)") or of our own check ("5 passed, 0 failed"). */
function readCounts(output) {
  const lines = output
    .split('\n')
    .filter((line) => /^\s*Tests\s/.test(line) || /^\d+ passed, \d+ failed$/.test(line))
  const last = lines.at(-1) ?? ''
  const number = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(last)?.[1] ?? 0)
  return { passed: number('passed'), failed: number('failed') }
}
