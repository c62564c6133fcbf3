import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { productRoot } from '@candi/server/outside/product-root'
import { readOutOfFold } from './out-of-fold.ts'
import { HELD_OUT, readLabelledPosts } from './owner-posts.ts'
import { readRealCases } from './read-messages.ts'
import { answersOfPosts, type ReplayedOwner, readOwnerAnswers, replay } from './replayed-owner.ts'
import { withDevelopmentFolder } from './with-development-folder.ts'

const ANSWERS = 8
const TOLD_AFTER = [0, 3, 6, 8]

/**
 * `npm run eval:replays`: conversations with owners whose fault is known, answered as they would: the 60 confirmed cases, and owners of
 * posts, whose words a reader weighs that has not seen them.
 */
async function main(folder: string, parts: DiagnosisParts): Promise<void> {
  const ofCases = new Map(
    readOwnerAnswers(readFileSync(join(folder, 'owner-answers.jsonl'), 'utf8')).map((one) => [
      one.id,
      one.answers,
    ]),
  )
  const cases = readRealCases(folder).flatMap(({ gold, accept, stop_driving, ...line }): ReplayedOwner[] => {
    const answers = ofCases.get(line.id)
    return answers
      ? [{ id: line.id, line, right: [gold, ...accept], stopDriving: stop_driving, answers }]
      : []
  })
  await play('confirmed cases', cases, () => parts)

  const ofPosts = new Map(answersOfPosts(productRoot).map((one) => [one.id, one.answers]))
  const posts = readLabelledPosts(productRoot, folder).flatMap(({ line, target }): ReplayedOwner[] => {
    const answers = ofPosts.get(target.id)
    const right = [target.gold, ...target.accept]
    return answers ? [{ id: target.id, line, right, stopDriving: target.stopDriving === true, answers }] : []
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
  owners: readonly ReplayedOwner[],
  partsFor: (owner: ReplayedOwner) => DiagnosisParts,
): Promise<void> {
  const played: { readonly owner: ReplayedOwner; readonly replayed: Awaited<ReturnType<typeof replay>> }[] =
    []
  for (const owner of owners) played.push({ owner, replayed: await replay(partsFor(owner), owner, ANSWERS) })
  const at = ({ standings }: Awaited<ReturnType<typeof replay>>, answers: number) =>
    standings[Math.min(answers, standings.length - 1)]
  for (const answers of TOLD_AFTER) {
    const share = (is: 'isFirst' | 'isInThree') =>
      ((100 * played.filter(({ replayed }) => at(replayed, answers)?.[is]).length) / played.length).toFixed(1)
    const told = (stops: boolean) => {
      const such = played.filter(({ owner }) => owner.stopDriving === stops)
      return `${such.filter(({ replayed }) => at(replayed, answers)?.isTold).length} of ${such.length}`
    }
    console.log(
      `${name} after ${answers} answers: first ${share('isFirst')} %, in three ${share('isInThree')} %, told ${told(true)}, false alarms ${told(false)}`,
    )
  }
  const asked = played.reduce((sum, { replayed }) => sum + replayed.asked, 0) / played.length
  console.log(`${name}: ${asked.toFixed(1)} questions asked of ${played.length} owners, ${ANSWERS} at most`)
}

await withDevelopmentFolder(main)
