import { readFileSync } from 'node:fs'

/**
 * Whether this processor multiplies signed bytes by unsigned ones without cutting sums off. Of x64 only those with VNNI
 * do, which Linux alone tells; where nobody knows, the answer is no.
 */
export function multipliesSignedBytes(
  architecture: string = process.arch,
  readProcessor: () => string = () => readFileSync('/proc/cpuinfo', 'utf8'),
): boolean {
  if (architecture !== 'x64') return true
  try {
    return /\bavx(512)?_vnni\b/.test(readProcessor())
  } catch {
    return false
  }
}
