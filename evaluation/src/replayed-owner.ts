import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  type Answer,
  type Assessment,
  answersOfSeveral,
  type CaseFacts,
  type ConversationRequest,
  type NextStep,
  signsAsked,
} from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { type CaseLine, factsOf } from '@candi/server/conversation/case-line'
import { formAssessment } from '@candi/server/conversation/form-assessment'
import { judgeStatements } from '@candi/server/conversation/judge-statements'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { partsForTurn } from '@candi/server/conversation/read-once'
import { turnsTakenHere } from '@candi/server/conversation/turns-taken-here'
import { understandCase } from '@candi/server/conversation/understand-case'
import { z } from 'zod'
import { type CaseAsked, faultsOfQuestion, type QuestionFault } from './question-faults.ts'

const state = z.enum(['present', 'absent', 'unknown'])
const answersSchema = z.object({ id: z.string(), answers: z.record(z.string(), state) })
export type OwnerAnswers = z.infer<typeof answersSchema>

/** What an owner would answer, by finding; a finding that is not there is one of which that owner is not sure. */
export const readOwnerAnswers = (text: string): OwnerAnswers[] =>
  text
    .trim()
    .split('\n')
    .map((line) => answersSchema.parse(JSON.parse(line)))

/** Owners of labelled posts whose cause was confirmed or told by convincing replies, as careful readers who know it answer in their place. */
export const answersOfPosts = (root: string): OwnerAnswers[] =>
  readOwnerAnswers(
    gunzipSync(readFileSync(join(root, 'evaluation', 'owner-answers.jsonl.gz'))).toString('utf8'),
  )

export interface ReplayedOwner extends OwnerAnswers {
  readonly line: Omit<CaseLine, 'id'>
  readonly rightProblems: readonly string[]
  /** Empty where knowledge has no such cause. */
  readonly rightCauses: readonly string[]
  readonly stopDriving: boolean
}

/** How a case stood after an answer. */
export interface Standing {
  /** How many stand before the first right one on the sheet; infinity where none is right. */
  readonly problemsBefore: number
  readonly causesBefore: number
  /** Whether the verdict is that the car must not be driven on. */
  readonly isTold: boolean
}

export interface AskedQuestion {
  readonly finding: string
  readonly faults: readonly QuestionFault[]
}

/** A case played turn by turn. */
export interface Replayed {
  /** After the first message and after each answer. */
  readonly standings: readonly Standing[]
  readonly asked: readonly AskedQuestion[]
  /** With all that the owner could answer given at once. */
  readonly ceiling: Standing
}

export async function replay(
  all: DiagnosisParts,
  owner: ReplayedOwner,
  mostAnswers: number,
): Promise<Replayed> {
  // A message is read alike in every turn: once is enough.
  const parts = partsForTurn(all)
  const turns = turnsTakenHere(parts)
  const facts = factsOf(owner.line)
  const given = [...facts.answers]
  const messages: ConversationRequest['messages'] = [
    { id: 'm', role: 'user', parts: [{ type: 'text', text: owner.line.text }] },
  ]
  const sheetWith = async (answers: CaseFacts['answers']) => {
    const taken = await turns.take({ messages, facts: { ...facts, answers } })
    return 'value' in taken ? taken.value.turn.assessment : null
  }
  const ceiling = standingOf(owner, await sheetWith(answersAtOnce(owner)))
  const standings: Standing[] = []
  const asked: AskedQuestion[] = []
  for (;;) {
    const sheet = await sheetWith(given)
    standings.push(standingOf(owner, sheet))
    const next = sheet?.next
    if (!next || asked.length === mostAnswers) return { standings, asked, ceiling }
    const { finding } = next
    const known = await caseAsked(parts, owner.line.text, { ...facts, answers: given })
    asked.push({ finding, faults: faultsOf(parts, next, known) })
    const says = answersTo(next, owner.answers)
    given.push(...says)
    const state = says[0]?.state ?? 'unknown'
    const id = String(asked.length)
    messages.push(
      { id: `q${id}`, role: 'assistant', parts: [{ type: 'text', text: '.' }] },
      {
        id: `a${id}`,
        role: 'user',
        parts: [{ type: 'data-answer', data: { finding, state, label: state } }],
      },
    )
  }
}

function standingOf({ rightProblems, rightCauses }: ReplayedOwner, sheet: Assessment | null): Standing {
  const before = (rows: readonly { readonly id: string }[] | undefined, right: readonly string[]) => {
    const place = rows?.findIndex(({ id }) => right.includes(id)) ?? -1
    return place < 0 ? Number.POSITIVE_INFINITY : place
  }
  return {
    problemsBefore: before(sheet?.problems, rightProblems),
    causesBefore: before(sheet?.causes, rightCauses),
    isTold: sheet !== null && isGrave(sheet.verdict.urgency),
  }
}

/** What a case may hold besides what was told in words. */
const MOST_AT_ONCE = 55

/** All that the owner is sure of, what is there before what is not. */
function answersAtOnce({ answers }: OwnerAnswers): CaseFacts['answers'] {
  const sure = Object.entries(answers).filter(([, answer]) => answer !== 'unknown')
  const told = sure.map(([finding, answer]) => ({ finding, state: answer, source: 'answer' as const }))
  return [
    ...told.filter((answer) => answer.state === 'present'),
    ...told.filter((answer) => answer.state === 'absent'),
  ].slice(0, MOST_AT_ONCE)
}

/** The case as the product knows it when it asks. */
async function caseAsked(parts: DiagnosisParts, text: string, facts: CaseFacts): Promise<CaseAsked> {
  const statements = [{ id: 'm', text }]
  const intents = await judgeStatements(parts, statements, undefined)
  const understanding = await understandCase(parts, statements, facts, intents)
  const { verdict } = formAssessment(parts, understanding, new Set())
  const { vehicle, observations } = understanding
  return { vehicle, observations, verdict, askedBefore: facts.answers.map(({ finding }) => finding) }
}

const faultsOf = ({ model }: DiagnosisParts, next: NextStep, known: CaseAsked): QuestionFault[] => [
  ...new Set(signsAsked(next).flatMap((finding) => faultsOfQuestion(model, { ...next, finding }, known))),
]

/** On a list whoever notices none of it says so where they can tell of most, and is not sure otherwise. */
function answersTo(next: NextStep, answers: OwnerAnswers['answers']): Answer[] {
  const stateOf = (finding: string) => answers[finding] ?? 'unknown'
  if (next.kind !== 'several')
    return [{ finding: next.finding, state: stateOf(next.finding), source: 'answer' }]
  const those = (state: Answer['state']) => signsAsked(next).filter((finding) => stateOf(finding) === state)
  const chosen = those('present')
  const isTold = chosen.length > 0 || those('absent').length > those('unknown').length
  return answersOfSeveral(next, isTold ? new Set(chosen) : null)
}
