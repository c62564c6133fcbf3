import { type Recall, recallSchema } from '@candi/contracts'
import { z } from 'zod'
import type { Told } from '../vehicles/ports.ts'
import { failureOfStatus } from './guarded-service.ts'

const text = (most: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').replace(/\s+/g, ' ').trim().slice(0, most))

const campaignSchema = z.object({
  NHTSACampaignNumber: z.string().trim().min(1).max(30),
  ReportReceivedDate: z.string().nullish(),
  Component: text(500),
  Summary: text(4_000),
  Consequence: text(4_000),
  Remedy: text(4_000),
  parkIt: z.boolean().nullish(),
  parkOutSide: z.boolean().nullish(),
})

const answerSchema = z.object({
  Count: z.number().int().min(0),
  results: z.array(campaignSchema).max(500),
})

/**
 * Reads an answer of `recallsByVehicle`. A car that the agency does not know is refused with 400. What cannot be read
 * to the last row is no answer: a recall that is left out would look like none.
 */
export function readRecallAnswer(status: number, body: unknown): Told<readonly Recall[]> {
  if (status === 400) return { ok: false, failure: 'no-data' }
  if (status !== 200) return { ok: false, failure: failureOfStatus(status) }
  const parsed = answerSchema.safeParse(body)
  if (!parsed.success || parsed.data.Count > parsed.data.results.length)
    return { ok: false, failure: 'unexpected' }
  const recalls = parsed.data.results.map(asRecall)
  const unique = new Map(recalls.toReversed().map((recall) => [recall.campaign, recall]))
  return { ok: true, value: recalls.filter((recall) => unique.get(recall.campaign) === recall) }
}

function asRecall(row: z.infer<typeof campaignSchema>): Recall {
  return recallSchema.parse({
    campaign: row.NHTSACampaignNumber,
    reportedOn: isoDate(row.ReportReceivedDate ?? ''),
    component: row.Component,
    summary: row.Summary,
    consequence: row.Consequence,
    remedy: row.Remedy,
    parkIt: row.parkIt ?? false,
    parkOutside: row.parkOutSide ?? false,
  })
}

/** The agency writes 13/09/2024, the day first; null for what is no day of the calendar. */
function isoDate(written: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return z.iso.date().safeParse(date).success ? date : null
}
