import { execFileSync } from 'node:child_process'

/** By a program that every Unix has; Node.js has none of its own. */
const MAKER = 'mkfifo'

/** A pipe with a name, which nobody writes to. */
export function namedPipe(path: string): string {
  execFileSync(MAKER, [path])
  return path
}
