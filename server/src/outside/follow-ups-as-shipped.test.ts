import { FOLLOW_UPS, type FollowUp } from '@candi/contracts'
import { expect, it } from 'vitest'
import { madeSheet } from '../../test/made-sheet.ts'
import { answerFromSheet } from '../conversation/answer-from-sheet.ts'
import { answerQuestion } from '../conversation/answer-question.ts'
import { topicOfTalk } from '../conversation/topic-of-talk.ts'
import { loadPartsWithoutReader } from './load-diagnosis-parts.ts'
import { productRoot } from './product-root.ts'

const parts = loadPartsWithoutReader(productRoot)
const check = {
  id: 'look',
  title: 'Look at the coolant',
  steps: 'With a cold engine, read the level at the tank.',
  minutes: 5,
  cost: [0, 0] as [number, number],
  tools: [],
  difficulty: 'easy' as const,
  danger: '',
  outcome: null,
}
const sheet = { ...madeSheet('soon'), checks: [check] }

it.each(Object.entries(FOLLOW_UPS) as [FollowUp, string][])(
  'what is offered to be asked next is read as that and answered from the sheet: %s',
  (topic, line) => {
    expect(topicOfTalk(parts.acts, line)).toBe(topic)
    const told = answerFromSheet(topic, line, sheet, parts.today())
    expect(told).not.toBeNull()
    expect(answerQuestion(parts, line, sheet)).toBe(told)
  },
)
