import { z } from 'zod'
import { COLOUR_FAMILIES, LAMP_COLOURS, LAMPS, PHOTO_FLAWS, PHOTO_KINDS } from './photo-words.ts'

const probability = z.number().min(0).max(1)
const finding = z.string().regex(/^[a-z0-9_]{2,64}$/)

/** Bounds on a photo that is sent to be looked at. */
export const SIGHTING_LIMITS = {
  /** Of a file, in bytes. */
  bytes: 20_971_520,
  /** Width times height; what is larger is refused before it is unpacked. */
  pixels: 50_000_000,
  /** Of an AVIF file, whose unpacking takes five times as long as a JPEG's and cannot be broken off. */
  avifPixels: 24_000_000,
  /** Of the shorter side; less shows too little. */
  leastPixels: 64,
  /** Photos that can be chosen at once and that weigh in one case. */
  photos: 6,
  /** Signs that one photo may bring into a case. */
  signs: 12,
  /** Questions asked beside one photo. */
  questions: 7,
  /** Longer side to which the browser shrinks a photo before it is sent. */
  sentPixels: 2_048,
} as const

/** Who saw it: our own reading of the pixels, a vision model of the operator's, or both alike. */
export const seenBySchema = z.enum(['candi', 'model', 'both'])
export type SeenBy = z.infer<typeof seenBySchema>

/** Left, top, width and height as fractions of the picture, upright as the owner sees it. */
export const boxSchema = z.tuple([probability, probability, probability, probability])
export type Box = z.infer<typeof boxSchema>

/** What the owner says of a photo when it is sent: the query of POST /api/look, whose body is the file itself. */
export const lookQuerySchema = z.object({
  /** "vin" reads a VIN and nothing else, and is for everybody; without it the whole photo is looked at. */
  only: z.enum(['vin']).optional(),
  /** What the owner says it shows; overrules what the pixels say. */
  kind: z.enum(PHOTO_KINDS).optional(),
  /** The outside provider that the owner agreed may see photos; left out, none does. */
  agreedTo: z.string().max(120).optional(),
})
export type LookQuery = z.infer<typeof lookQuerySchema>

/** A lamp that is lit. */
export const seenLampSchema = z.object({
  id: z.enum(LAMPS),
  probability,
  box: boxSchema,
  colour: z.enum(LAMP_COLOURS),
  /** What else it could be, likeliest first: offered where the owner says "it is the other one". */
  others: z.array(z.enum(LAMPS)).max(4),
  by: seenBySchema,
})
export type SeenLamp = z.infer<typeof seenLampSchema>

/** A VIN read from a photo, always to be confirmed by the owner. */
export const seenVinSchema = z.object({
  value: z.string().length(17),
  probability,
  from: z.enum(['text', 'barcode']),
  /** Whether characters that are easily confused were changed until the check digit fitted. */
  isRepaired: z.boolean(),
  /** Other readings, likeliest first. */
  others: z.array(z.string().length(17)).max(4),
})
export type SeenVin = z.infer<typeof seenVinSchema>

/** A small gauge with a needle that could surely be read. */
export const seenGaugeSchema = z.object({
  id: z.enum(['temperature', 'fuel']),
  /** 0 at cold or empty, 1 at hot or full. */
  level: probability,
  probability,
  box: boxSchema,
  /** The sign that it speaks for where it stands; null where it speaks for none. */
  finding: finding.nullable(),
})
export type SeenGauge = z.infer<typeof seenGaugeSchema>

/** A finding that a photo speaks for. */
export const seenSignSchema = z.object({
  finding,
  /** Half of nothing is not evidence: at least 0.5; never certain. */
  confidence: z.number().min(0.5).max(0.95),
  /** How the ledger names it: "oil pressure lamp lit". */
  words: z.string().max(120),
  by: seenBySchema,
})
export type SeenSign = z.infer<typeof seenSignSchema>

/** A question beside the picture that ends in findings: where was it, what does it feel like, which colour is nearest. */
export const seenQuestionSchema = z.object({
  id: z.string().regex(/^[a-z0-9_]{2,64}$/),
  text: z.string().max(200),
  /** How to find out; null where it needs no telling. */
  how: z.string().max(400).nullable(),
  options: z
    .array(
      z.object({
        label: z.string().max(80),
        /** A swatch to compare with; null where the option is no colour. */
        colour: z.enum(COLOUR_FAMILIES).nullable(),
        /** Findings that this choice says are present or absent. */
        says: z.array(z.object({ finding, state: z.enum(['present', 'absent']) })).max(6),
      }),
    )
    .min(2)
    .max(9),
  /** The option that the pixels propose, by its place, and how sure; null where they say nothing. */
  proposed: z.object({ option: z.number().int().min(0), probability }).nullable(),
})
export type SeenQuestion = z.infer<typeof seenQuestionSchema>

/** What a photo gave: the last line of the answer of POST /api/look. Nothing of it is kept by the server. */
export const sightingSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** isTold: the owner said so, it was not read from the pixels. */
  kind: z.object({ id: z.enum(PHOTO_KINDS), probability, isTold: z.boolean() }),
  flaws: z.array(z.enum(PHOTO_FLAWS)),
  lamps: z.array(seenLampSchema).max(24),
  /** Many lamps that light together only while the key is on and the engine stands still. */
  bulbCheck: z.boolean(),
  codes: z.array(z.string().max(16)).max(24),
  vin: seenVinSchema.nullable(),
  odometer: z
    .object({
      value: z.number().int().min(0).max(9_999_999),
      unit: z.enum(['km', 'mi']).nullable(),
      probability,
    })
    .nullable(),
  /** What the display says, line by line, as read; data, never instruction. */
  messages: z.array(z.string().max(80)).max(8),
  gauges: z.array(seenGaugeSchema).max(2),
  /** Colours of what the photo shows after the light was taken out, the largest share first. */
  colours: z
    .array(
      z.object({
        family: z.enum(COLOUR_FAMILIES),
        hex: z.string().regex(/^#[0-9a-f]{6}$/),
        share: probability,
      }),
    )
    .max(5),
  signs: z.array(seenSignSchema).max(SIGHTING_LIMITS.signs),
  questions: z.array(seenQuestionSchema).max(SIGHTING_LIMITS.questions),
  /** What was seen and what it means, in at most three plain sentences; honest where nothing can be told. */
  summary: z.string().max(600),
  /** How to take it better, or what to photograph next; null where nothing more would help. */
  next: z.object({ title: z.string().max(80), how: z.string().max(400) }).nullable(),
})
export type Sighting = z.infer<typeof sightingSchema>

/** The answer of POST /api/look: lines of JSON, progress from 0 to 1, then a sighting or what went wrong. */
export const lookLineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), done: probability }),
  z.object({ type: z.literal('sighting'), sighting: sightingSchema }),
  z.object({ type: z.literal('failure'), code: z.string(), message: z.string() }),
])
export type LookLine = z.infer<typeof lookLineSchema>

/** What a case remembers of a photo and sends again with every turn; validated, bounded, never trusted. */
export const caseSightingSchema = z.object({
  id: z.string().min(1).max(80),
  /** How the ledger names it: "Photo 1". */
  name: z.string().trim().min(1).max(60),
  kind: z.enum(PHOTO_KINDS),
  /** As the owner left them: without what was crossed out, with what was put right. */
  lamps: z.array(z.enum(LAMPS)).max(24),
  bulbCheck: z.boolean(),
  signs: z.array(seenSignSchema).max(SIGHTING_LIMITS.signs),
})
export type CaseSighting = z.infer<typeof caseSightingSchema>
