import {
  type CaseSighting,
  PHOTO_KINDS,
  type PhotoKind,
  type SeenGauge,
  type SeenLamp,
  SIGHTING_LIMITS,
  type Sighting,
  seenLampSchema,
  seenSignSchema,
  sightingSchema,
} from '@candi/contracts'
import { z } from 'zod'

/** What the owner made of a lamp: nothing yet, right, another one, not lit; or they found it themselves. */
const LAMP_SAID = ['', 'right', 'other', 'not_lit', 'added'] as const
export type PhotoLamp = SeenLamp & { said: (typeof LAMP_SAID)[number] }

/** What the owner made of a gauge; nothing yet where it is missing. */
const GAUGE_SAID = ['right', 'not_right'] as const
export type GaugeSaid = (typeof GAUGE_SAID)[number]

/** One photo of a case as this browser keeps it; the picture lies beside the case, under the same id. */
export type CasePhoto = {
  id: string
  /** How the ledger names it: "Photo 1". A number is never given twice in one case. */
  name: string
  /** Milliseconds since 1970. */
  madeAt: number
  /** What the owner said it shows; null lets CANDI decide. */
  toldKind: PhotoKind | null
  sighting: Sighting | null
  /** The lamps as the owner left them, those of the sighting first. */
  lamps: PhotoLamp[]
  gaugesSaid: Partial<Record<SeenGauge['id'], GaugeSaid>>
  /** What speaks for something, as the owner left it. */
  signs: Sighting['signs']
  /** The owner says that the engine ran: then lamps that light together are no bulb check. */
  isRunning: boolean
  /** Chosen options, by the question's id. */
  choices: Record<string, number>
  /** The conversation has spoken of it. */
  isTold: boolean
  /** Why it could not be looked at; empty where nothing failed. */
  failure: string
}

const storedPhotoSchema = z.object({
  id: z.string().min(1).max(80),
  name: z.string().min(1).max(60),
  madeAt: z.number().catch(0),
  toldKind: z.enum(PHOTO_KINDS).nullable().catch(null),
  sighting: sightingSchema.nullable().catch(null),
  lamps: z.array(seenLampSchema.extend({ said: z.enum(LAMP_SAID) })).catch([]),
  gaugesSaid: z
    .object({ temperature: z.enum(GAUGE_SAID).optional(), fuel: z.enum(GAUGE_SAID).optional() })
    .transform(({ temperature, fuel }) => ({ ...(temperature && { temperature }), ...(fuel && { fuel }) }))
    .catch({}),
  signs: z.array(seenSignSchema).catch([]),
  isRunning: z.boolean().catch(false),
  choices: z.record(z.string(), z.number()).catch({}),
  isTold: z.boolean().catch(true),
  failure: z.string().catch(''),
})

/** Photos read back from this browser; one of unknown form is left out. */
export function parsePhotos(stored: unknown): CasePhoto[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry) => storedPhotoSchema.safeParse(entry).data ?? [])
}

/** A photo as it was just looked at; what the owner said of an earlier look is gone with it. */
export const lookedAt = (photo: CasePhoto, sighting: Sighting): CasePhoto => ({
  ...photo,
  sighting,
  lamps: sighting.lamps.map((lamp) => ({ ...lamp, said: '' })),
  gaugesSaid: {},
  signs: sighting.signs,
  isRunning: false,
  choices: {},
})

/** The lamps that stand. */
export const litLamps = ({ lamps }: CasePhoto): PhotoLamp[] => lamps.filter(({ said }) => said !== 'not_lit')

/** Whether the lamps are a bulb check, for all that is known. */
export const isBulbCheck = ({ sighting, isRunning }: CasePhoto): boolean =>
  !isRunning && (sighting?.bulbCheck ?? false)

/** What goes with every turn. */
export function sightingsOf(photos: readonly CasePhoto[]): CaseSighting[] {
  return photos
    .flatMap((photo) =>
      photo.sighting
        ? [
            {
              id: photo.id,
              name: photo.name,
              kind: photo.sighting.kind.id,
              lamps: [...new Set(litLamps(photo).map(({ id }) => id))],
              bulbCheck: isBulbCheck(photo),
              signs: photo.signs.slice(0, SIGHTING_LIMITS.signs),
            },
          ]
        : [],
    )
    .slice(0, SIGHTING_LIMITS.photos)
}
