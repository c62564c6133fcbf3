import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type CaseLine, caseLineSchema } from '@candi/server/conversation/case-line'

/** A labelled post of a real owner; its words stay in the development folder. */
export interface OwnerPost {
  readonly line: CaseLine
  /** Whether most of its readers say that the car must not be driven; a tie counts as yes. */
  readonly stopDriving: boolean
}

/** The labels that travel with the project, beside the posts of the development folder. */
export function readOwnerPosts(root: string, folder: string): OwnerPost[] {
  const verdicts = new Map<string, boolean[]>()
  const [head = '', ...rows] = readFileSync(
    join(root, 'engines', 'text', 'training', 'owner-post-labels.csv'),
    'utf8',
  )
    .trim()
    .split('\n')
  const columns = head.split(',')
  const [idAt, stopAt] = [columns.indexOf('id'), columns.indexOf('stop')]
  for (const row of rows) {
    const cells = row.split(',')
    const id = cells[idAt] ?? ''
    verdicts.set(id, [...(verdicts.get(id) ?? []), cells[stopAt] !== '0'])
  }
  return gunzipSync(readFileSync(join(folder, 'owner-messages.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .flatMap((row) => {
      const { id, text, vehicle } = JSON.parse(row)
      const readings = verdicts.get(id)
      const parsed = readings && caseLineSchema.safeParse({ id, text, vehicle })
      if (!parsed?.success) return []
      const yes = readings?.filter(Boolean).length ?? 0
      return [{ line: parsed.data, stopDriving: yes * 2 >= (readings?.length ?? 0) }]
    })
}
