import type { ReadSign } from '@candi/engines/text'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { signsOfMessage } from '@candi/server/conversation/signs-of-message'
import { productRoot } from '@candi/server/outside/product-root'
import { bootstrapInterval, seededRandom } from './bootstrap.ts'
import { readOutOfFold } from './out-of-fold.ts'
import { HELD_OUT } from './owner-posts.ts'
import { readOwnerPosts } from './read-messages.ts'
import { type AnnotatedPost, type Annotation, readSignAnnotations } from './sign-annotations.ts'
import { interval, percent, table } from './table.ts'
import { withDevelopmentFolder } from './with-development-folder.ts'

/**
 * `npm run eval:signs`: which signs of annotated posts are heard, and which are heard that nobody told. A sign counts once a post. What
 * was told second hand counts neither way: it is no sign of the owner's, and no invention. By meaning only on posts that the recogniser has never seen.
 */
interface Counted {
  readonly told: number
  readonly heard: number
  readonly both: number
}

type Told = ReadonlyMap<string, string>

const toldOf = (annotations: readonly Annotation[]): Told =>
  new Map(annotations.map(({ finding, assertion }) => [finding, assertion]))

const presentIn = (told: Told) =>
  new Set([...told].filter(([, assertion]) => assertion === 'present').map(([id]) => id))

const presentOf = (signs: readonly ReadSign[]) =>
  new Set(
    signs
      .filter(({ observation }) => observation.state === 'present')
      .map(({ observation }) => observation.finding),
  )

function count(truth: Told, heard: ReadonlySet<string>): Counted {
  const told = presentIn(truth)
  const counted = [...heard].filter((finding) => truth.get(finding) !== 'second hand')
  return {
    told: told.size,
    heard: counted.length,
    both: counted.filter((finding) => told.has(finding)).length,
  }
}

function figures(posts: readonly Counted[]): string[] {
  const random = seededRandom(1)
  const sum = (of: readonly Counted[], key: keyof Counted) => of.reduce((all, one) => all + one[key], 0)
  const precision = (of: readonly Counted[]) => sum(of, 'both') / sum(of, 'heard')
  const recall = (of: readonly Counted[]) => sum(of, 'both') / sum(of, 'told')
  return [precision, recall].map(
    (score) => `${percent(score(posts))} (${interval(bootstrapInterval(posts, score, random))})`,
  )
}

async function main(folder: string, parts: DiagnosisParts): Promise<void> {
  const words = new Map(readOwnerPosts(folder).map(({ id, text }) => [id, text]))
  const folds = readOutOfFold(productRoot, 'owner-posts-out-of-fold')
  const all = readSignAnnotations(productRoot)
  const unseen = all.filter(({ id }) => folds.ids.has(id) && folds.foldOf(id) === HELD_OUT)
  const textOf = ({ id }: AnnotatedPost) => words.get(id) ?? ''
  const row = async (
    name: string,
    posts: readonly AnnotatedPost[],
    heard: (post: AnnotatedPost) => ReadonlySet<string> | Promise<ReadonlySet<string>>,
  ) => {
    const counted: Counted[] = []
    for (const post of posts) counted.push(count(toldOf(post.settled), await heard(post)))
    return [name, String(posts.length), ...figures(counted)]
  }
  console.log(
    table(
      ['signs that are present', 'posts', 'precision', 'recall'],
      [
        await row('first reader', all, ({ first }) => presentIn(toldOf(first))),
        await row('second reader', all, ({ second }) => presentIn(toldOf(second))),
        await row('phrases', all, (post) => presentOf(parts.signs.read(textOf(post)))),
        await row('phrases', unseen, (post) => presentOf(parts.signs.read(textOf(post)))),
        await row('phrases and meaning', unseen, async (post) =>
          presentOf(await signsOfMessage(parts, textOf(post))),
        ),
      ],
    ),
  )
}

await withDevelopmentFolder(main)
