import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { productRoot } from '@candi/server/outside/product-root'
import { readOutOfFold } from './out-of-fold.ts'
import { readOwnerCauses } from './owner-causes.ts'
import { HELD_OUT, readLabelledPosts } from './owner-posts.ts'
import { readRealCases } from './read-messages.ts'
import { answersOfPosts, type ReplayedOwner, readOwnerAnswers, replay } from './replayed-owner.ts'
import { describeQuestions, describeReplays, type PlayedOwner } from './score-replays.ts'
import { withDevelopmentFolder } from './with-development-folder.ts'

/** More than are asked by default: what bears on a danger is asked beyond them. */
const MOST_ANSWERS = 8
/** So many owners of each kind; all of them where no number is given. */
const OWNERS = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)

/**
 * `npm run eval:replays [-- 20]`: conversations with owners whose fault is known, answered as they would: the 60 confirmed cases, and
 * owners of posts, whose words a reader weighs that has not seen them.
 */
async function main(folder: string, parts: DiagnosisParts): Promise<void> {
  const causesOf = readOwnerCauses(productRoot)
  const ofCases = new Map(
    readOwnerAnswers(readFileSync(join(folder, 'owner-answers.jsonl'), 'utf8')).map((one) => [
      one.id,
      one.answers,
    ]),
  )
  const cases = readRealCases(folder).flatMap(({ gold, accept, stop_driving, ...line }): ReplayedOwner[] => {
    const answers = ofCases.get(line.id)
    const right = { rightProblems: [gold, ...accept], rightCauses: causesOf.get(line.id) ?? [] }
    return answers ? [{ id: line.id, line, ...right, stopDriving: stop_driving, answers }] : []
  })
  await play('confirmed cases', cases, () => parts)

  const ofPosts = new Map(answersOfPosts(productRoot).map((one) => [one.id, one.answers]))
  const posts = readLabelledPosts(productRoot, folder).flatMap(({ line, target }): ReplayedOwner[] => {
    const { id, gold, accept, stopDriving } = target
    const answers = ofPosts.get(id)
    const right = { rightProblems: [gold, ...accept], rightCauses: causesOf.get(id) ?? [] }
    return answers ? [{ id, line, ...right, stopDriving: stopDriving === true, answers }] : []
  })
  const unread = readOutOfFold(productRoot, 'owner-posts-out-of-fold')
  const manifest = JSON.parse(readFileSync(join(productRoot, 'engines/text/weights/manifest.json'), 'utf8'))
  // Signs are read by meaning where the recogniser has not seen the post.
  const byMeaning = parts.reader?.recognise
  await play('posts', posts, ({ id }) => ({
    ...parts,
    reader: {
      opinionOf: async () => unread.opinionOf(id, manifest),
      ...(byMeaning && unread.foldOf(id) === HELD_OUT ? { recognise: byMeaning } : {}),
    },
  }))
}

async function play(
  name: string,
  all: readonly ReplayedOwner[],
  partsFor: (owner: ReplayedOwner) => DiagnosisParts,
): Promise<void> {
  const played: PlayedOwner[] = []
  for (const owner of all.slice(0, OWNERS))
    played.push({ owner, replayed: await replay(partsFor(owner), owner, MOST_ANSWERS) })
  const unnamed = played.filter(({ owner }) => owner.rightCauses.length === 0).length
  console.log(`## ${name}: ${played.length} owners, of ${unnamed} of them knowledge lacks the cause\n`)
  console.log(`${describeReplays(played)}\n\n${describeQuestions(played)}\n`)
}

await withDevelopmentFolder(main)
