import { FOLLOW_UPS } from '@candi/contracts'
import { expect, test } from 'vitest'
import type { ConversationMessage } from '../../api/conversation-message.ts'
import { brakeAssessment } from '../../fixture/brake-case.ts'
import { smokeEmergency } from '../../fixture/smoke-emergency.ts'
import { followUps } from './follow-ups.ts'

const COMPLAINT = 'It grinds from the front left.'
const text = (role: 'user' | 'assistant', words: string): ConversationMessage => ({
  id: words,
  role,
  parts: [{ type: 'text', text: words }],
})
/** A conversation of these lines, each of them answered. */
const talk = (...lines: string[]) => lines.flatMap((line) => [text('user', line), text('assistant', 'Well.')])
const offered = (...lines: string[]) => followUps(brakeAssessment, talk(COMPLAINT, ...lines))

test('three of what the sheet answers are offered, in the order in which owners ask', () => {
  expect(offered()).toEqual(['cost', 'check', 'workshop'])
})

test('nothing is offered that was just asked, by a chip or in other words', () => {
  expect(offered(FOLLOW_UPS.cost)).toEqual(['check', 'workshop', 'drive'])
  expect(offered('how much is that going to be')).toEqual(['check', 'workshop', 'drive'])
  expect(offered(FOLLOW_UPS.cost, FOLLOW_UPS.check)).toEqual(['workshop', 'drive'])
  expect(offered(...Object.values(FOLLOW_UPS))).toEqual([])
})

test('what was asked before something new was told may be asked again', () => {
  expect(offered(FOLLOW_UPS.cost, 'it squeals now')).toEqual(['cost', 'check', 'workshop'])
})

test('what the sheet has no answer to is not offered', () => {
  const messages = talk(COMPLAINT)
  const sheet = { ...brakeAssessment, costs: [], shop: [] }
  expect(followUps(sheet, messages)).toEqual(['check', 'drive'])
  const verdict = { ...brakeAssessment.verdict, urgency: 'unknown' as const }
  expect(followUps({ ...brakeAssessment, verdict, causes: [] }, messages)).toEqual([])
})

test('nothing is offered while somebody is in danger, or before there is an answer', () => {
  const messages = talk(COMPLAINT)
  expect(followUps({ ...brakeAssessment, emergency: smokeEmergency }, messages)).toEqual([])
  const alarm: ConversationMessage = {
    id: 'a',
    role: 'assistant',
    parts: [{ type: 'data-emergency', data: smokeEmergency }],
  }
  expect(followUps(brakeAssessment, [text('user', 'smoke'), alarm])).toEqual([])
  expect(followUps(brakeAssessment, [text('user', COMPLAINT)])).toEqual([])
})
