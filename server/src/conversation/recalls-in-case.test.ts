import { type CaseFacts, type CaseRecall, caseFactsSchema, LIMITS, shortenRecall } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { recordedReader, smallParts } from '../../test/small-parts.ts'
import { takeTurn } from './take-turn.ts'

const none: CaseFacts = caseFactsSchema.parse({
  vehicle: { year: 2014, make: 'Honda', model: 'Civic' },
  codes: [],
  answers: [],
})
const recall = (extra: Partial<CaseRecall> = {}): CaseRecall => ({
  campaign: '23V000001',
  reportedOn: '2023-08-03',
  component: 'SERVICE BRAKES:FOUNDATION COMPONENTS',
  summary: 'The front caliper may stick. It may drag.',
  remedy: 'Dealers will replace it.',
  parkIt: false,
  parkOutside: false,
  ...extra,
})
const parts = smallParts(
  recordedReader({ pulls: { brakes: 0.9, danger: 0.1 }, loud: { brakes: 0.02, danger: 0.1 } }),
)
const sheetOf = async (text: string, recalls: readonly CaseRecall[]) => {
  const turn = await takeTurn(parts, {
    messages: [{ id: 'a', role: 'user', parts: [{ type: 'text', text }] }],
    facts: { ...none, recalls: [...recalls] },
  })
  if (!turn.assessment) throw new Error('no sheet')
  return turn.assessment
}
const PULLS = 'it pulls to the left'
const LOUD = 'the exhaust is loud'

describe('recalls in a case', () => {
  it('stand on the sheet with campaign, date, our sentence and the agency quoted', async () => {
    const { recalls } = await sheetOf(PULLS, [recall()])
    expect(recalls).toEqual([
      {
        campaign: '23V000001',
        reportedOn: '2023-08-03',
        part: 'Brakes',
        sentence: 'It touches a likely cause here: stuck_caliper.',
        quote: 'The front caliper may stick. It may drag.',
        parkIt: false,
        parkOutside: false,
        causes: ['stuck_caliper'],
        isFree: true,
      },
    ])
  })

  it('raise the cause that the words of the agency name, which cites it', async () => {
    const [before, after] = [await sheetOf(PULLS, []), await sheetOf(PULLS, [recall()])]
    const caliper = (sheet: typeof before) => sheet.causes.find(({ id }) => id === 'stuck_caliper')
    expect(caliper(after)?.probability).toBeGreaterThan(caliper(before)?.probability ?? 1)
    expect(caliper(after)?.recall).toEqual({ campaign: '23V000001', reportedOn: '2023-08-03' })
    expect(caliper(before)?.recall).toBeUndefined()
    expect(after.shop.join(' ')).toContain(
      'Please check by the VIN whether it is under recall 23V000001 (brakes).',
    )
  })

  it('make "do not drive" of a case whose likely cause is one to be parked for, by a rule that is cited', async () => {
    const { verdict, doNow } = await sheetOf(PULLS, [recall({ parkIt: true })])
    expect(verdict.urgency).toBe('stop')
    expect(verdict.because.join(' ')).toContain('Recall 23V000001 (brakes)')
    expect(doNow.map(({ title }) => title)).toContain('Check your VIN')
  })

  it('leave the urgency of a case alone that they do not touch', async () => {
    const [before, after] = [await sheetOf(LOUD, []), await sheetOf(LOUD, [recall({ parkIt: true })])]
    expect(after.verdict.urgency).toBe(before.verdict.urgency)
    expect(after.recalls[0]).toMatchObject({ parkIt: true, causes: [] })
    expect(after.recalls[0]?.sentence).toBe('Nothing that you describe points there.')
  })

  it('come with park-it first, then park-outside, then those that touch a likely cause, then the newest', async () => {
    const other = { component: 'TRAILER HITCHES', summary: 'The wiring may short.' }
    const { recalls } = await sheetOf(PULLS, [
      recall({ ...other, campaign: 'old', reportedOn: '2019-01-01' }),
      recall({ ...other, campaign: 'new', reportedOn: '2024-01-01' }),
      recall({ campaign: 'touching' }),
      recall({ ...other, campaign: 'outside', parkOutside: true }),
      recall({ ...other, campaign: 'parked', parkIt: true }),
    ])
    expect(recalls.map(({ campaign }) => campaign)).toEqual(['parked', 'outside', 'touching', 'new', 'old'])
  })

  it('count once where the agency tells one campaign for two components, and name the longest component', async () => {
    const { recalls } = await sheetOf(PULLS, [
      recall({ component: 'SERVICE BRAKES:FLUID', summary: 'The fluid may boil.' }),
      recall({ parkOutside: true }),
    ])
    expect(recalls).toHaveLength(1)
    expect(recalls[0]).toMatchObject({
      part: 'Brake fluid',
      parkOutside: true,
      causes: ['stuck_caliper', 'air_in_brakes'],
    })
  })

  it('promise no free repair for a car that was older than fifteen years when it was called back', async () => {
    const { recalls } = await sheetOf(PULLS, [recall({ reportedOn: '2030-02-01' })])
    expect(recalls[0]?.isFree).toBe(false)
  })
})

describe('the facts of a case', () => {
  it('have no recalls where an older browser sends none', () => {
    expect(none.recalls).toEqual([])
  })

  it('hold a bounded number of recalls of bounded length', () => {
    const facts = { ...none, recalls: Array.from({ length: LIMITS.recalls + 1 }, () => recall()) }
    expect(caseFactsSchema.safeParse(facts).success).toBe(false)
    expect(
      caseFactsSchema.safeParse({ ...none, recalls: [recall({ summary: 'x'.repeat(1_501) })] }).success,
    ).toBe(false)
  })

  it('take a recall shortened', () => {
    const long = { ...recall({ summary: 'x'.repeat(4_000), remedy: 'y'.repeat(4_000) }), consequence: 'z' }
    expect(caseFactsSchema.safeParse({ ...none, recalls: [shortenRecall(long)] }).success).toBe(true)
  })
})
