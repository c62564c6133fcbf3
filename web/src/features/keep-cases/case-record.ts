import {
  type Assessment,
  assessmentSchema,
  type CaseFacts,
  caseFactsSchema,
  emptyFacts,
} from '@candi/contracts'
import { z } from 'zod'
import { type CasePhoto, parsePhotos } from '../../api/case-photo.ts'
import { type CaseRecording, parseRecordings } from '../../api/case-recording.ts'
import { type ConversationMessage, messageText, parseMessages } from '../../api/conversation-message.ts'
import { newId } from '../../parts/new-id.ts'

/** One case as this browser keeps it. Times are milliseconds since 1970. */
export type CaseRecord = {
  id: string
  /** The owner's own name for it; empty until renamed. */
  title: string
  createdAt: number
  updatedAt: number
  /** The write that it comes from: no two writes, of whatever tab, share one. Empty in those of older versions. */
  revision: string
  messages: ConversationMessage[]
  facts: CaseFacts
  /** What was recorded for it, oldest first; the sounds themselves lie beside the cases. */
  recordings: CaseRecording[]
  /** What was photographed for it, oldest first; the pictures themselves lie beside the cases. */
  photos: CasePhoto[]
  /** The car of the garage that it is about; empty where it is none of those. */
  carId: string
  assessment: Assessment | null
  /** Typed but not sent. */
  draft: string
  /** The last message, where its answer was stopped before the first word: it is not sent again unasked. */
  stopped: string
  /** Text carried over from an older version's history; shown, never weighed. */
  carriedOver: string
}

export function newCase(locale: string, now = Date.now()): CaseRecord {
  return {
    id: newId(),
    title: '',
    createdAt: now,
    updatedAt: now,
    revision: newId(),
    messages: [],
    facts: emptyFacts(locale),
    recordings: [],
    photos: [],
    carId: '',
    assessment: null,
    draft: '',
    stopped: '',
    carriedOver: '',
  }
}

const storedCaseSchema = z.object({
  id: z.string().min(1).max(80),
  title: z.string().catch(''),
  createdAt: z.number().catch(0),
  updatedAt: z.number().catch(0),
  revision: z.string().max(80).catch(''),
  messages: z.unknown().transform(parseMessages),
  facts: caseFactsSchema.catch(emptyFacts()),
  recordings: z.unknown().transform(parseRecordings),
  photos: z.unknown().transform(parsePhotos),
  carId: z.string().max(80).catch(''),
  assessment: assessmentSchema.nullable().catch(null),
  draft: z.string().catch(''),
  stopped: z.string().catch(''),
  carriedOver: z.string().catch(''),
})

/** A record read back from the database; undefined when not even its id can be read. */
export function parseCase(stored: unknown): CaseRecord | undefined {
  const parsed = storedCaseSchema.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}

/** The name in the list: the owner's, or the first words of the complaint, or what was heard or seen, or the car. */
export function caseName(record: CaseRecord): string {
  if (record.title) return record.title
  const spoken = record.messages.find((message) => message.role === 'user' && messageText(message).trim())
  const text = (spoken ? messageText(spoken) : record.carriedOver).trim().replace(/\s+/g, ' ')
  if (text) return text.length > 64 ? `${text.slice(0, 63).trimEnd()}…` : text
  const heard = record.recordings.find(({ hearing }) => hearing?.sounds.length)?.hearing?.sounds[0]?.words
  if (heard) return heard
  const seen = record.photos.find(({ signs }) => signs.length)?.signs[0]?.words
  if (seen) return `${seen[0]?.toUpperCase()}${seen.slice(1)}`
  const car = record.facts.vehicle
  return [car?.year, car?.make, car?.model].filter(Boolean).join(' ') || 'New case'
}

/** Whether anything was said in it: an unsent draft alone is no case yet. */
export const isBegun = (record: CaseRecord) =>
  record.messages.length > 0 ||
  record.recordings.length > 0 ||
  record.photos.length > 0 ||
  record.carriedOver !== ''
