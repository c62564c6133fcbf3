import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { LIMITS } from '@candi/contracts'
import type { OpinionWeights } from '@candi/engines/text'
import type { CaseLine } from '@candi/server/conversation/case-line'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { signsOfMessage } from '@candi/server/conversation/signs-of-message'
import { type ReadCase, readCase } from './diagnose-cases.ts'
import { readOutOfFold } from './out-of-fold.ts'

/** The fold of posts that the shipped sign recogniser was not shown (engines/text/training/learn_signs.py). */
export const HELD_OUT = 0

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

/** Labelled posts that tell of a fault; their words lie in the development folder alone. */
export function readLabelledPosts(root: string, folder: string): OwnerPost[] {
  const path = join(folder, 'owner-messages.jsonl.gz')
  if (!existsSync(path)) return []
  const labels = readLabels(join(root, 'engines', 'text', 'training', 'owner-post-labels.csv'))
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const { id, text, vehicle }: { id: string; text: string; vehicle: CaseLine['vehicle'] } =
        JSON.parse(line)
      const read = labels.get(id) ?? []
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

/**
 * Posts as the product reads them, of the one fold that the sign recogniser has not seen, with the opinions of a reader that had not seen
 * them either, nor one nearly like them.
 */
export async function readPostsUnread(
  root: string,
  parts: DiagnosisParts,
  posts: readonly OwnerPost[],
  shipped: OpinionWeights,
): Promise<ReadCase[]> {
  const unread = readOutOfFold(root, 'owner-posts-out-of-fold')
  const read: ReadCase[] = []
  for (const { line, target } of posts) {
    if (unread.foldOf(target.id) !== HELD_OUT) continue
    const signs = await signsOfMessage(parts, line.text)
    read.push(readCase(parts, line, signs, target, unread.opinionOf(target.id, shipped)))
  }
  return read
}
