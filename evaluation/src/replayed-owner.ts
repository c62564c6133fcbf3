import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ConversationRequest } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { type CaseLine, factsOf } from '@candi/server/conversation/case-line'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { turnsTakenHere } from '@candi/server/conversation/turns-taken-here'
import { z } from 'zod'

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
  readonly right: readonly string[]
  readonly stopDriving: boolean
}

/** How a case stood after an answer. */
export interface Standing {
  readonly isFirst: boolean
  readonly isInThree: boolean
  /** Whether the verdict is that the car must not be driven on. */
  readonly isTold: boolean
}

/** A case played turn by turn: how it stood after the first message and after each answer, and how many questions were asked. */
export async function replay(
  parts: DiagnosisParts,
  { line, answers, right }: ReplayedOwner,
  mostAnswers: number,
): Promise<{ readonly standings: readonly Standing[]; readonly asked: number }> {
  const turns = turnsTakenHere(parts)
  const facts = factsOf(line)
  const given = [...facts.answers]
  const messages: ConversationRequest['messages'] = [
    { id: 'm', role: 'user', parts: [{ type: 'text', text: line.text }] },
  ]
  const standings: Standing[] = []
  for (;;) {
    const taken = await turns.take({ messages, facts: { ...facts, answers: given } })
    const sheet = 'value' in taken ? taken.value.turn.assessment : null
    const problems = sheet?.problems.map(({ id }) => id) ?? []
    const isRight = (problem: string) => right.includes(problem)
    standings.push({
      isFirst: problems.slice(0, 1).some(isRight),
      isInThree: problems.slice(0, 3).some(isRight),
      isTold: sheet !== null && isGrave(sheet.verdict.urgency),
    })
    const next = sheet?.next
    if (!next || given.length === mostAnswers) return { standings, asked: given.length }
    const { finding } = next
    const state = answers[finding] ?? 'unknown'
    given.push({ finding, state, source: 'answer' })
    const id = String(given.length)
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
