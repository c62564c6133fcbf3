import { execFileSync } from 'node:child_process'
import { JobStopped, ProcessPool } from '@candi/server/workers/process-pool'
import { expect, it } from 'vitest'
import type { Expression } from './expressions.ts'
import { root } from './prepare.mjs'
import { pumpedTexts, repeatsFinitely } from './pump-expression.ts'

/** Characters of the longest message. */
const MESSAGE = 8_000

/** Listed by a process that has loaded nothing yet: an expression is seen while its module is loaded, and only then. */
function expressionsOfProject(): readonly Expression[] {
  const list = `const { expressionsOfProject } = await import('./scripts/expressions.ts')
    process.stdout.write(JSON.stringify(await expressionsOfProject()), () => process.exit(0))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', list]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, maxBuffer: 1 << 26, encoding: 'utf8' }))
}

it('no expression of the project searches for long in a message made of what it repeats', {
  timeout: 240_000,
}, async () => {
  const pool = new ProcessPool({
    processes: 2,
    mostCpuMs: 2_000,
    mostMs: 30_000,
    mostMemoryMb: 256,
    script: new URL('./pump-process.ts', import.meta.url),
    onFailure: () => {},
  })
  const stuck: string[] = []
  await Promise.all(
    expressionsOfProject().map(({ source, flags, place }) =>
      pool.run({ source, flags, length: MESSAGE }).catch((error: unknown) => {
        if (!(error instanceof JobStopped)) throw error
        stuck.push(`${place} /${source.slice(0, 80)}/`)
      }),
    ),
  )
  await pool.close()
  expect(stuck).toEqual([])
})

it('an expression that searches exponentially is found by what it repeats', () => {
  const texts = pumpedTexts('^(?:a|aa)+$', '', 30)
  expect(texts.some((text) => text.startsWith('a'.repeat(30)) && !/^(?:a|aa)+$/.test(text))).toBe(true)
})

it.each([
  ['a{0,9}b', true],
  ['(?:a{1,3}){2,4}', true],
  ['a*', false],
  ['(?:b+){1,2}', false],
  ['[ab]{3,}', false],
])('%s repeats finitely: %s', (source, finite) => {
  expect(repeatsFinitely(source, '')).toBe(finite)
})
