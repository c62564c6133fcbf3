import { execFile } from 'node:child_process'
import { root } from './prepare.mjs'

interface Check {
  readonly name: string
  readonly command: readonly string[]
  /** Its last line is told also where nothing is wrong. */
  readonly tells?: true
}

/** Types, format, lint, walls and unused code; each is one line and one point in the count, and the longest goes first. */
const CHECKS: readonly Check[] = [
  {
    // Types by the compiler that this linter asks anyway: `tsc` on top of it would cost six times as much again.
    name: 'types, and promises are awaited',
    command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--config', '.oxlintrc.json'],
  },
  {
    name: 'format and lint',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
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
  {
    name: 'expressions over foreign text',
    command: ['--import', 'tsx', 'scripts/check-expressions.ts'],
    tells: true,
  },
  {
    name: 'patterns over words only get fewer',
    command: ['--import', 'tsx', 'scripts/check-patterns.ts'],
    tells: true,
  },
  { name: 'unused code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
]

const AT_ONCE = 2
const MOST_OUTPUT_BYTES = 1 << 26

type Outcome = { readonly ok: boolean; readonly said: string }

function outcomeOf(command: readonly string[]): Promise<Outcome> {
  return new Promise((told) => {
    execFile(
      process.execPath,
      command,
      { cwd: root, maxBuffer: MOST_OUTPUT_BYTES },
      (error, stdout, stderr) => told({ ok: error === null, said: `${stdout}${stderr}` }),
    )
  })
}

/** Two walk the list together, each taking what nobody has begun; what they find is told in the order of the list. */
const outcomes: Outcome[] = []
const waiting = CHECKS.entries()
async function walk(): Promise<void> {
  for (const [place, { command }] of waiting) outcomes[place] = await outcomeOf(command)
}
await Promise.all(Array.from({ length: AT_ONCE }, walk))

for (const [place, { ok, said }] of outcomes.entries()) {
  const check = CHECKS[place]
  const told = ok && check?.tells ? `: ${said.trim().split('\n').at(-1)}` : ''
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${check?.name}${told}`)
  if (!ok) console.log(said.split('\n').slice(0, 60).join('\n'))
}
const failed = outcomes.filter(({ ok }) => !ok).length
console.log(`${CHECKS.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
