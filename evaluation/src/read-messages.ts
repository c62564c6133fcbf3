import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { caseLineSchema } from '@candi/server/conversation/case-line'
import { z } from 'zod'

const realCaseSchema = caseLineSchema.extend({
  id: z.string(),
  gold: z.string(),
  accept: z.array(z.string()),
  stop_driving: z.boolean(),
  source: z.string().optional(),
})
export type RealCase = z.infer<typeof realCaseSchema>

const authoredSchema = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  problem: z.string(),
  cause: z.string(),
  stop_driving: z.boolean().nullish(),
  /** Written to stand close to the border of danger: harder than what owners send. */
  border: z.boolean().default(false),
})
export type AuthoredMessage = z.infer<typeof authoredSchema>

const complaintSchema = z.object({
  odi: z.string(),
  text: z.string(),
  systems: z.array(z.string()),
  also_ok: z.array(z.string()),
  label_src: z.string(),
})
export type Complaint = z.infer<typeof complaintSchema>

const lines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))

/** The development folder beside the project, or null: nothing of it is part of the project. */
export function developmentFolder(root: string): string | null {
  const folder = process.env.CANDI_DEVELOPMENT_DATA ?? join(root, '..', 'shared', 'data')
  return existsSync(join(folder, 'cases.jsonl')) ? folder : null
}

export const readRealCases = (folder: string): RealCase[] =>
  lines(readFileSync(join(folder, 'cases.jsonl'), 'utf8')).map((line) => realCaseSchema.parse(line))

const postSchema = z.object({ id: z.string(), text: z.string() })

/** What real owners wrote before the cause was known. */
export const readOwnerPosts = (folder: string): z.infer<typeof postSchema>[] =>
  lines(gunzipSync(readFileSync(join(folder, 'owner-messages.jsonl.gz'))).toString('utf8')).map((line) =>
    postSchema.parse(line),
  )

/**
 * First messages written for measuring alone by hands that never saw the project; no reader was trained on them. By those of
 * `mended` misreadings were mended, those of `untouched` nobody has read but to label them. A hand wrote what owners may send, a
 * story what one typed whose repair later showed the cause.
 */
export function readFreshMessages(root: string, kept: 'mended' | 'untouched'): RealCase[] {
  const folder = join(root, 'evaluation', 'fresh-messages', kept)
  return readdirSync(folder)
    .sort()
    .flatMap((name) =>
      lines(readFileSync(join(folder, name), 'utf8')).map((line) => ({
        ...realCaseSchema.parse(line),
        source: name,
      })),
    )
}

/** Complaints whose label comes from the agency itself. */
export const readComplaints = (folder: string): Complaint[] =>
  lines(gunzipSync(readFileSync(join(folder, 'complaints.dev.jsonl.gz'))).toString('utf8'))
    .map((line) => complaintSchema.parse(line))
    .filter(({ label_src }) => label_src === 'nhtsa')

/** The messages that the project has written itself, author by author. */
export function readAuthoredMessages(root: string): AuthoredMessage[] {
  const folder = join(root, 'knowledge', 'authored-messages')
  return readdirSync(folder)
    .filter((name) => name.startsWith('author') && name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      lines(readFileSync(join(folder, name), 'utf8')).map((line) => authoredSchema.parse(line)),
    )
}
