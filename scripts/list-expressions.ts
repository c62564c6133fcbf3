import { execFileSync } from 'node:child_process'
import type { Expression } from './expressions.ts'
import { root } from './prepare.mjs'

/** Every regular expression of the project, listed by a process that has loaded nothing yet: one that is composed is seen while its module is loaded, and only then. */
export function listExpressions(): readonly Expression[] {
  const list = `const { expressionsOfProject } = await import('./scripts/expressions.ts')
    process.stdout.write(JSON.stringify(await expressionsOfProject()), () => process.exit(0))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', list]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, maxBuffer: 1 << 26, encoding: 'utf8' }))
}
