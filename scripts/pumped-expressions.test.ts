import { JobStopped, ProcessPool } from '@candi/server/workers/process-pool'
import { expect, it } from 'vitest'
import { listExpressions } from './list-expressions.ts'
import { pumpedTexts, repeatsFinitely } from './pump-expression.ts'

/** Characters of the longest message. */
const MESSAGE = 8_000

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
    listExpressions().map(({ source, flags, place }) =>
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
