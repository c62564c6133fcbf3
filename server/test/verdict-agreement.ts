import { type Assessment, TRIP_KEYS } from '@candi/contracts'
import { DRIVING_LIMITS, isGrave, KM_PER_MILE, mayBeDriven } from '@candi/domain'
import { expect } from 'vitest'
import { narrateTurn } from '../src/conversation/narrate-turn.ts'

/** Words that let somebody drive. */
const PERMITS =
  /\bYes[,.]|can be driven|safe to drive|\bit can wait|need not keep it off|no danger|nothing (?:that )?you (?:describe|told me) is|usually safe|of 10 cars/i

const textsOf = ({ verdict, doNow, tripwires, trips, costNote, causes }: Assessment) => [
  verdict.headline,
  verdict.reason,
  ...doNow.flatMap(({ title, detail }) => [title, detail]),
  tripwires.title,
  tripwires.deadline,
  ...(trips?.limits.flatMap(({ within, beyond }) =>
    [within, beyond].flatMap((said) => (said ? [said.title, said.text] : [])),
  ) ?? []),
  trips?.stops ?? '',
  trips?.tow ?? '',
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
  expectTripsAgree(sheet)
  if (verdict.urgency === 'unknown') {
    expect([causes, checks, sheet.costs, sheet.ruledOut]).toEqual([[], [], [], []])
    expect(said).toContain(verdict.headline)
  }
  if (verdict.urgency === 'plan' || verdict.urgency === 'watch')
    expect(causes.map(({ concern }) => concern)).not.toContain('high')
  if (isGrave(verdict.urgency))
    for (const { urgency, concern } of causes) if (isGrave(urgency)) expect(concern).not.toBe('low')
}

const speedsIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => [...text.matchAll(/(\d{1,3}) mph/g)].map(([, speed]) => Number(speed)))

/** No trip is answered softer than the verdict, and each is answered. */
function expectTripsAgree({ verdict, doNow, trips, emergency }: Assessment): void {
  const { urgency, starts, headline } = verdict
  const limits = trips?.limits ?? []
  expect(limits.flatMap(({ ways }) => ways).toSorted()).toEqual(TRIP_KEYS.toSorted())
  const isStanding = urgency === 'stop' || urgency === 'unknown' || !starts
  for (const { within, beyond, mostKm } of limits) {
    expect(beyond.answer).toBe(urgency === 'unknown' ? 'unknown' : 'no')
    expect(within === null).toBe(mostKm === 0)
    if (isStanding) expect([within, beyond.title]).toEqual([null, expect.stringContaining(headline)])
    else if (urgency === 'limp' && within)
      expect([within.answer, within.title, mostKm]).toEqual([
        'limited',
        headline,
        expect.closeTo(DRIVING_LIMITS.workshop.miles * KM_PER_MILE),
      ])
    else if (within && mayBeDriven(urgency))
      expect(mostKm).toBeLessThanOrEqual(DRIVING_LIMITS[urgency].miles * KM_PER_MILE)
  }
  // Who reads two speeds on one sheet drives the faster one.
  for (const step of speedsIn(doNow.map(({ title, detail }) => `${title} ${detail}`)))
    for (const speed of speedsIn(limits.map(({ within }) => within?.text ?? '')))
      expect(speed).toBeLessThanOrEqual(step)
  // Without a card the sheet itself says what to tell a tow.
  if (urgency !== 'unknown' && !emergency) expect(trips?.tow).toContain('has to be towed')
}
