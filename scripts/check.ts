import { spawnSync } from 'node:child_process'
import { root } from './prepare.mjs'

/** Format, lint, walls, types and unused code; each is one line and one point in the count. */
const CHECKS: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  {
    name: 'format and lint',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  },
  {
    name: 'promises are awaited',
    command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--config', '.oxlintrc.json'],
  },
  {
    name: 'walls between the rooms',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'domain',
      'contracts',
      'knowledge',
      'engines',
      'server',
      'evaluation',
      'web/src',
      'scripts',
    ],
  },
  { name: 'types of the server', command: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the web', command: ['node_modules/typescript/bin/tsc', '-p', 'web/tsconfig.json'] },
  { name: 'unused code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
]

let failed = 0
for (const { name, command } of CHECKS) {
  const result = spawnSync(process.execPath, [...command], { cwd: root, encoding: 'utf8' })
  const ok = result.status === 0
  if (!ok) failed += 1
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`)
  if (!ok) console.log(`${result.stdout}${result.stderr}`.split('\n').slice(0, 60).join('\n'))
}
console.log(`${CHECKS.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
