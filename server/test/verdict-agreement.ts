import type { Assessment } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { expect } from 'vitest'
import { narrateTurn } from '../src/conversation/narrate-turn.ts'

/** Words that let somebody drive. */
const PERMITS =
  /\bYes[,.]|can be driven|safe to drive|\bit can wait|need not keep it off|no danger|nothing (?:that )?you (?:describe|told me) is|usually safe|of 10 cars/i

const textsOf = ({ verdict, doNow, tripwires, costNote, causes }: Assessment) => [
  verdict.headline,
  verdict.reason,
  ...doNow.flatMap(({ title, detail }) => [title, detail]),
  tripwires.title,
  tripwires.deadline,
  costNote,
  ...causes.map(({ waiting }) => waiting),
]

/** Everything that is said of a case says what its verdict says. */
export function expectAgreement(sheet: Assessment): void {
  const { verdict, causes, checks } = sheet
  const said = narrateTurn({
    kind: 'diagnosis',
    assessment: sheet,
    heard: null,
    seen: null,
    moved: null,
    reply: '',
    signsUnderstood: 1,
    isFirst: true,
  })
  expect(said).toContain(`**${verdict.headline}.**`)
  if (isGrave(verdict.urgency) || verdict.urgency === 'unknown') {
    for (const text of [...textsOf(sheet), said]) expect(text).not.toMatch(PERMITS)
    expect(sheet.tripwires.deadline).toBe('')
  }
  if (verdict.urgency === 'unknown') {
    expect([causes, checks, sheet.costs, sheet.ruledOut]).toEqual([[], [], [], []])
    expect(said).toContain(verdict.headline)
  }
  if (verdict.urgency === 'plan' || verdict.urgency === 'watch')
    expect(causes.map(({ concern }) => concern)).not.toContain('high')
  if (isGrave(verdict.urgency))
    for (const { urgency, concern } of causes) if (isGrave(urgency)) expect(concern).not.toBe('low')
}
