import { type Contribution, contributionStateSchema, type Review, reviewSchema } from '@candi/contracts'
import { COMMAND_LINE } from '../accounts/administer.ts'
import { reviewList } from '../contributions/review-list.ts'
import type { ControlAnswer } from '../outside/control-words.ts'
import type { Database } from '../store/database.ts'
import { reviewContribution } from '../store/review-contribution.ts'
import { printable } from './list-accounts.ts'
import { terminalTable } from './terminal-table.ts'

/** More than this is reviewed in the browser. */
const MOST_SHOWN = 200
const VERBS = ['recordings', 'approve', 'reject'] as const
type Verb = (typeof VERBS)[number]

export const isRecordingsVerb = (verb: string): verb is Verb => VERBS.some((known) => known === verb)

const answer = (exitCode: number, output: string): ControlAnswer => ({ exitCode, output })

/** `candi admin recordings|approve|reject`: what a reviewer does on the page, but for listening. */
export async function recordingsCommand(
  database: Database,
  verb: Verb,
  words: readonly string[],
  reason: string,
  at: Date,
): Promise<ControlAnswer> {
  if (words.length > 1) return answer(2, 'There are more words than this command takes.')
  const [word] = words
  if (verb === 'recordings') return listRecordings(database, word ?? 'waiting')
  if (word === undefined) return answer(2, `"candi admin ${verb}" needs the id of a recording.`)
  const review = reviewSchema.safeParse(
    verb === 'approve' ? { action: 'approve' } : { action: 'reject', reason },
  )
  if (!review.success)
    return answer(2, `"candi admin reject ID" needs --reason "why": the contributor reads it.`)
  return carryOut(database, word, review.data, at)
}

async function listRecordings(database: Database, word: string): Promise<ControlAnswer> {
  const state = contributionStateSchema.exclude(['receiving']).safeParse(word)
  if (!state.success)
    return answer(2, 'Recordings are waiting, approved or rejected: candi admin recordings waiting')
  const { contributions, total } = await reviewList(database, state.data, 0, MOST_SHOWN)
  if (total === 0) return answer(0, `No recordings are ${state.data}.`)
  const rows = contributions.map((recording) => [
    recording.id,
    recording.uploadedAt.slice(0, 10),
    `${recording.problem} (${recording.severity})`,
    printable(recording.car),
    lengthOf(recording),
    printable(recording.contributor),
  ])
  const rest = total > rows.length ? [`… and ${total - rows.length} more: open /admin in the browser.`] : []
  const head = ['ID', 'SENT', 'PROBLEM', 'CAR', 'LENGTH', 'FROM']
  return answer(0, [...terminalTable([head, ...rows]), ...rest].join('\n'))
}

const lengthOf = ({ seconds }: Contribution) => (seconds === null ? '' : `${Math.round(seconds)} s`)

async function carryOut(database: Database, id: string, review: Review, at: Date): Promise<ControlAnswer> {
  const reviewed = await reviewContribution(database, { id, review, actor: COMMAND_LINE }, at)
  if (reviewed.ok)
    return answer(
      0,
      review.action === 'approve' ? `${id} is approved.` : `${id} is rejected: ${review.reason}`,
    )
  return answer(
    1,
    reviewed.code === 'not-found'
      ? `There is no recording ${printable(id)}; it may have been withdrawn. Nothing was changed.`
      : `${id} was reviewed before; nothing was changed.`,
  )
}
