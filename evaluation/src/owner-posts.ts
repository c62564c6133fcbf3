import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { LIMITS } from '@candi/contracts'
import type { OpinionWeights, TextOpinion } from '@candi/engines/text'
import type { CaseLine } from '@candi/server/conversation/case-line'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { type ReadCase, readCase } from './diagnose-cases.ts'
import { readOutOfFold } from './out-of-fold.ts'

/** A sixth of the posts tells six weights and the figures well enough, and is read in a minute. */
export const EVERY_POST = 6

/** One reader's label of one post, as engines/text/training/README.md tells. */
interface Label {
  readonly problem: string
  readonly accept: readonly string[]
  readonly mustStop: boolean
  readonly isFlatStop: boolean
  readonly kind: string
}

export interface OwnerPost {
  readonly line: Omit<CaseLine, 'id'>
  readonly target: ReadCase['target']
  /** Whether most readers say that it must not be moved at all. */
  readonly isFlatStop: boolean
  /** What makes it dangerous, or nothing. */
  readonly kind: string
}

/** Labelled posts that tell of a fault, every `nth` of them; their words lie in the development folder alone. */
export function readOwnerPosts(root: string, folder: string, nth: number): OwnerPost[] {
  const path = join(folder, 'owner-messages.jsonl.gz')
  if (!existsSync(path)) return []
  const labels = readLabels(join(root, 'engines', 'text', 'training', 'owner-post-labels.csv'))
  const used = new Set([...labels.keys()].filter((_, index) => index % nth === 0))
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const { id, text, vehicle }: { id: string; text: string; vehicle: CaseLine['vehicle'] } =
        JSON.parse(line)
      const read = used.has(id) ? (labels.get(id) ?? []) : []
      const [first, ...others] = read
      return first
        ? [
            {
              line: { text: text.slice(0, LIMITS.messageCharacters), vehicle },
              target: {
                id,
                group: id,
                gold: first.problem,
                accept: [...first.accept, ...others.flatMap(({ problem, accept }) => [problem, ...accept])],
                stopDriving: read.filter(({ mustStop }) => mustStop).length * 2 >= read.length,
              },
              isFlatStop: read.filter(({ isFlatStop }) => isFlatStop).length * 2 > read.length,
              kind: read.find(({ kind }) => kind !== '')?.kind ?? '',
            },
          ]
        : []
    })
}

function readLabels(path: string): Map<string, Label[]> {
  const labels = new Map<string, Label[]>()
  for (const row of readFileSync(path, 'utf8').trim().split('\n').slice(1)) {
    const [id = '', , fault, problem = '', accept = '', , , stop, kind = ''] = row.split(',')
    if (fault !== '1') continue
    const label = {
      problem,
      accept: accept.split(' ').filter(Boolean),
      mustStop: stop !== '0',
      isFlatStop: stop === '2',
      kind,
    }
    labels.set(id, [...(labels.get(id) ?? []), label])
  }
  return labels
}

/** Posts as the product would have read them had its reader never seen them, nor one nearly like them. */
export function readPostsUnread(
  root: string,
  parts: DiagnosisParts,
  posts: readonly OwnerPost[],
  shipped: OpinionWeights,
): ReadCase[] {
  const unread = readOutOfFold(root, 'owner-posts-out-of-fold')
  const opinionOf = (id: string): TextOpinion => unread.opinionOf(id, shipped)
  // A fold holds all that is nearly alike, and weights are fitted without it.
  return posts.map(({ line, target }) =>
    readCase(parts, line, { ...target, group: `fold ${unread.foldOf(target.id)}` }, opinionOf(target.id)),
  )
}
