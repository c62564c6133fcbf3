import { type Answer, answersOfSeveral } from '@candi/contracts'
import { expect, test } from 'vitest'
import type { ConversationMessage } from '../../api/conversation-message.ts'
import { brakeAssessment, firstQuestion, severalAtOnce } from '../../fixture/brake-case.ts'
import { chipLabels, isReply, openStep, settledQuestion, withAsked } from './questions.ts'

const asks = (id: string): ConversationMessage => ({
  id,
  role: 'assistant',
  parts: [{ type: 'data-question', data: firstQuestion }],
})
const yes = { finding: 'only_braking', state: 'present' as const, source: 'answer' as const }
const given = { answers: new Map([['only_braking', yes]]), skipped: [] }
const nothing = { answers: new Map(), skipped: [] }

test('a settled question is open no more, and a skipped one is settled', () => {
  expect(openStep(firstQuestion, nothing)).toBe(firstQuestion)
  expect(openStep(firstQuestion, given)).toBeUndefined()
  expect(openStep(firstQuestion, { ...nothing, skipped: ['only_braking'] })).toBeUndefined()
})

test('a question asked twice is folded only where it was asked last', () => {
  const messages = [asks('a'), asks('b')]
  expect(settledQuestion(messages, 0, given)).toBeUndefined()
  expect(settledQuestion(messages, 1, given)).toBe(firstQuestion)
  expect(settledQuestion(messages, 1, nothing)).toBeUndefined()
})

test('a question that only the sheet asks gets its place in the last answer', () => {
  const next = brakeAssessment.next ?? firstQuestion
  expect(withAsked([asks('a')], next).at(-1)?.parts).toEqual([{ type: 'data-question', data: next }])
})

test('the chip says the tapped words until the answer is changed', () => {
  const reply: ConversationMessage = {
    id: 'c',
    role: 'user',
    parts: [
      { type: 'data-answer', data: { finding: 'only_braking', state: 'present', label: 'Yes, only then' } },
    ],
  }
  const labels = (answer: Answer) =>
    chipLabels(firstQuestion, new Map([[answer.finding, answer]]), reply).join()
  expect(labels(yes)).toBe('Yes, only then')
  expect(labels({ ...yes, state: 'absent' })).toBe('No')
  expect(chipLabels(firstQuestion, new Map(), reply)).toEqual([])
})

test('several signs asked for at once are settled when each is, and say which were chosen', () => {
  const answered = (chosen: readonly string[] | null) =>
    new Map(
      answersOfSeveral(severalAtOnce, chosen && new Set(chosen)).map((answer) => [answer.finding, answer]),
    )
  const labels = (chosen: readonly string[] | null) => chipLabels(severalAtOnce, answered(chosen), undefined)
  expect(openStep(severalAtOnce, given)).toBe(severalAtOnce)
  expect(openStep(severalAtOnce, { answers: answered([]), skipped: [] })).toBeUndefined()
  expect(labels(['pulls', 'worked_on'])).toEqual([
    'Pulls to one side when braking',
    'Brakes were worked on recently',
  ])
  expect(labels([])).toEqual(['None of these'])
  expect(labels(null)).toEqual(['Not sure'])
})

test('what was left unchosen on a list is open where it is asked for alone', () => {
  const answers = new Map(
    answersOfSeveral(severalAtOnce, new Set(['pulls'])).map((answer) => [answer.finding, answer]),
  )
  expect(openStep(severalAtOnce, { answers, skipped: [] })).toBeUndefined()
  expect(openStep(firstQuestion, { answers, skipped: [] })).toBe(firstQuestion)
})

test('another list that begins with the same sign takes the place of the one that was asked', () => {
  const asked = withAsked([asks('a')], { ...severalAtOnce, id: 'only_braking alone' })
  expect(withAsked(asked, severalAtOnce).at(-1)?.parts).toEqual([
    { type: 'data-question', data: severalAtOnce },
  ])
})

test('a chip answers what was asked right before it; a lamp of the chart answers nobody', () => {
  const chip: ConversationMessage = { id: 'b', role: 'user', parts: [] }
  expect(isReply([asks('a'), chip], 1, { finding: 'only_braking' })).toBe(true)
  expect(isReply([asks('a'), chip], 1, { finding: 'oil_pressure_light' })).toBe(false)
  expect(isReply([chip], 0, { finding: 'only_braking' })).toBe(false)
})
