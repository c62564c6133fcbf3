import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The causes that are right for an owner whose answers are replayed, of the posts and of the confirmed cases: the one that was found
 * first, then those that a master mechanic would call the same finding. A careful reader chose them from the cause in words; the list is
 * empty where knowledge has no such cause. The file holds ids alone.
 */
export function readOwnerCauses(root: string): ReadonlyMap<string, readonly string[]> {
  const [, ...rows] = readFileSync(join(root, 'evaluation', 'owner-causes.tsv'), 'utf8')
    .trim()
    .split('\n')
  return new Map(
    rows.map((row) => {
      const [owner = '', causes = ''] = row.split('\t')
      return [owner, causes === 'none' ? [] : causes.split(' ')]
    }),
  )
}
