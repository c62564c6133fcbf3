import { recallSchema } from '@candi/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campaign, recallAnswer } from '../../test/vehicle-services.ts'
import { readRecallAnswer } from './recall-answer.ts'

const dateOf = (ReportReceivedDate: unknown) => {
  const told = readRecallAnswer(200, recallAnswer([campaign({ ReportReceivedDate })]))
  return told.ok ? told.value[0]?.reportedOn : 'no answer'
}

describe('an answer of the recall service', () => {
  it.each([
    ['13/09/2024', '2024-09-13'],
    ['02/05/2025', '2025-05-02'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['09/13/2024', null],
    ['2024-09-13', null],
    ['/Date(977115600000-0500)/', null],
    ['', null],
    [null, null],
  ])('has the day first: %j is %j', (written, day) => expect(dateOf(written)).toBe(day))

  it('is read to the last row or not at all, whatever JSON it is', () => {
    const row = fc.record({
      NHTSACampaignNumber: fc.oneof(fc.string(), fc.constant('24V999000')),
      Summary: fc.oneof(fc.string({ maxLength: 9_000 }), fc.constant(null)),
      parkIt: fc.oneof(fc.boolean(), fc.constant(null), fc.constant('Yes')),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (changes) => {
        const told = readRecallAnswer(200, recallAnswer(changes.map((change) => campaign(change))))
        if (!told.ok) return
        const campaigns = new Set(changes.map((change) => change.NHTSACampaignNumber.trim()))
        expect(new Set(told.value.map((recall) => recall.campaign))).toEqual(campaigns)
        for (const recall of told.value) expect(recallSchema.safeParse(recall).success).toBe(true)
      }),
    )
    fc.assert(fc.property(fc.jsonValue(), (any) => !readRecallAnswer(200, any).ok))
  })
})
