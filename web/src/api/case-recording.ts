import {
  CAR_STATES,
  type CarState,
  type CaseHearing,
  HEARING_LIMITS,
  type Hearing,
  hearingSchema,
} from '@candi/contracts'
import { z } from 'zod'

/** One recording of a case as this browser keeps it; its sound lies beside the case, under the same id. */
export type CaseRecording = {
  id: string
  /** How the ledger names it: "Recording 1". A number is never given twice in one case. */
  name: string
  /** Which side of an experiment it is: "A/C on". Empty for a recording of its own. */
  about: string
  seconds: number
  /** Milliseconds since 1970. */
  madeAt: number
  /** What the owner said of it; null lets CANDI decide. */
  told: { state: CarState | null; rpm: number | null }
  hearing: Hearing | null
  /** Sounds of the hearing, by their place in it, that are not the noise the owner means. */
  dismissed: number[]
  /** The conversation has spoken of it. */
  isTold: boolean
  /** Why it could not be heard; empty where nothing failed. */
  failure: string
}

const storedRecordingSchema = z.object({
  id: z.string().min(1).max(80),
  name: z.string().min(1).max(60),
  about: z.string().max(60).catch(''),
  seconds: z.number().min(0).catch(0),
  madeAt: z.number().catch(0),
  told: z
    .object({ state: z.enum(CAR_STATES).nullable(), rpm: z.number().nullable() })
    .catch({ state: null, rpm: null }),
  hearing: hearingSchema.nullable().catch(null),
  dismissed: z.array(z.number().int().min(0)).catch([]),
  isTold: z.boolean().catch(true),
  failure: z.string().catch(''),
})

/** Recordings read back from this browser; one of unknown form is left out. */
export function parseRecordings(stored: unknown): CaseRecording[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry) => {
    const parsed = storedRecordingSchema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}

type Span = { fromSeconds: number; toSeconds: number }
/** Seconds that two spans share, as a share of those that they cover together. */
function overlapOf(one: Span, other: Span): number {
  const shared = Math.min(one.toSeconds, other.toSeconds) - Math.max(one.fromSeconds, other.fromSeconds)
  const together = Math.max(one.toSeconds, other.toSeconds) - Math.min(one.fromSeconds, other.fromSeconds)
  return together > 0 ? shared / together : 1
}

/** The signs that stand once the owner's "not the noise I mean" is heeded: each belongs to the sound that it shares most seconds with. */
export function standingSigns({ hearing, dismissed }: CaseRecording): Hearing['signs'] {
  if (!hearing || dismissed.length === 0) return hearing?.signs ?? []
  return hearing.signs.filter((sign) => {
    const shares = hearing.sounds.map((sound) => overlapOf(sound, sign))
    return !dismissed.includes(shares.indexOf(Math.max(...shares)))
  })
}

/** What goes with every turn. */
export function hearingsOf(recordings: readonly CaseRecording[]): CaseHearing[] {
  return recordings
    .flatMap((recording) =>
      recording.hearing
        ? [
            {
              id: recording.id,
              name: recording.name,
              state: recording.hearing.state.id,
              signs: standingSigns(recording),
            },
          ]
        : [],
    )
    .slice(0, HEARING_LIMITS.recordings)
}
