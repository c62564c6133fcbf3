import { z } from 'zod'
import { problemIdSchema, severitiesOf } from './problems.ts'
import { sanitizeText } from './sanitize-text.ts'
import { uploadVehicleSchema } from './upload-vehicle.ts'

/** How sure a contributor is of the problem they name. */
export const CONFIDENCES = [
  { value: 0.3, label: 'Unsure' },
  { value: 0.5, label: 'Somewhat Sure' },
  { value: 0.8, label: 'Very Sure' },
  { value: 1, label: 'Completely Certain' },
] as const
export const DEFAULT_CONFIDENCE = 0.5

export const UPLOAD_LIMITS = {
  /** Bytes of one recording. */
  bytes: 52_428_800,
  /** Approved recordings that unlock one case with everything. */
  forOneCase: 5,
  /** Hours for which an unlocked case is open. */
  caseHours: 24,
  /** A started upload that was left alone for so long is swept away. */
  abandonedHours: 24,
  /** Life of the pass of one session. */
  passMinutes: 15,
  /** Bytes of one PATCH of the web application: a pause or a lost line costs no more than this. */
  partBytes: 1_048_576,
  fileNameCharacters: 180,
} as const

/** What every request to the storage names in `x-storage-version` and `x-app-id`. */
export const STORAGE_CLIENT = { version: '1', appId: 'candi-web' } as const

/** Words of the contract between a contributor and us; a new text gets a new version, and is asked anew. */
export const CONTRIBUTION_CONSENT_VERSION = '1.0'

const freeText = z
  .string()
  .transform((text) => sanitizeText(text))
  .pipe(z.string().max(1_000))

/** POST /api/contributions: what is told of a recording, before its bytes. Answer: `uploadTicketSchema`. */
export const contributionRequestSchema = z
  .object({
    /** Said to this very recording; without it nothing is taken. */
    consent: z.object({ version: z.literal(CONTRIBUTION_CONSENT_VERSION), given: z.literal(true) }),
    problem: problemIdSchema,
    /** One of the three of this problem. */
    severity: z.string().max(40),
    confidence: z.union(CONFIDENCES.map(({ value }) => z.literal(value))),
    description: freeText,
    vehicle: uploadVehicleSchema.extend({
      year: z.number().int().min(1900).max(2_100),
      make: z.string().trim().min(1).max(120),
      model: z.string().trim().min(1).max(120),
    }),
    file: z.object({
      name: z.string().trim().min(1).max(UPLOAD_LIMITS.fileNameCharacters),
      bytes: z.number().int().min(1).max(UPLOAD_LIMITS.bytes),
    }),
    /** "Pixel 7", as far as the browser tells; empty where it does not. */
    phone: freeText.pipe(z.string().max(80)),
    /** A repair has shown that it was this problem. */
    isConfirmedByRepair: z.boolean(),
    /** The same car before this repair: an earlier recording of the same contributor. */
    beforeRecording: z.string().max(64).nullable(),
  })
  .refine(({ problem, severity }) => severitiesOf(problem).some(({ id }) => id === severity))
export type ContributionRequest = z.infer<typeof contributionRequestSchema>

/**
 * POST /api/contributions/pass: what lets this session write to the storage for a short while. Everything below that
 * writes carries it: `authorization: Bearer`, `x-app-check`, `x-storage-version`, `x-app-id`.
 */
export const storagePassSchema = z.object({
  token: z.string(),
  appCheck: z.string(),
  expiresAt: z.iso.datetime(),
})

/**
 * Answer of POST /api/contributions, of GET /api/contributions/:id/content (how far did it come?), and of PATCH
 * /api/contributions/:id/content, whose body is bytes and whose `upload-offset` header says from which byte on.
 */
export const uploadProgressSchema = z.object({
  id: z.string(),
  /** Bytes that have arrived and are kept: go on from here. */
  offset: z.number().int().min(0),
  isComplete: z.boolean(),
})
export type UploadProgress = z.infer<typeof uploadProgressSchema>

export const contributionStateSchema = z.enum(['receiving', 'waiting', 'approved', 'rejected'])
export type ContributionState = z.infer<typeof contributionStateSchema>

/** What a recording is worth beyond being one: each adds one to the contributor's count when it is approved. */
export const worthSchema = z.enum(['new-car-model', 'new-phone', 'confirmed-by-repair', 'before-and-after'])
export type Worth = z.infer<typeof worthSchema>

export const contributionSchema = z.object({
  id: z.string(),
  state: contributionStateSchema,
  fileName: z.string(),
  uploadedAt: z.iso.datetime(),
  problem: z.string(),
  severity: z.string(),
  car: z.string(),
  bytes: z.number().int(),
  receivedBytes: z.number().int(),
  seconds: z.number().nullable(),
  /** The reviewer's, when it was rejected. */
  reason: z.string(),
  worth: z.array(worthSchema),
})
export type Contribution = z.infer<typeof contributionSchema>

/**
 * GET /api/contributions: one's own, newest first. GET /api/contributions/:id/sound plays one (Range), DELETE
 * /api/contributions/:id withdraws it: bytes and row are gone, what it earned stays.
 */
export const ownContributionsSchema = z.object({
  contributions: z.array(contributionSchema),
  /** Approved recordings plus their worth, not yet spent on a case. */
  count: z.number().int().min(0),
  /** The case that five unlocked, while it is open. */
  openCase: z.object({ endsAt: z.iso.datetime() }).nullable(),
})
export type OwnContributions = z.infer<typeof ownContributionsSchema>

/** GET /api/admin/contributions?state=waiting&page= : oldest first. */
export const reviewListSchema = z.object({
  contributions: z.array(
    contributionSchema.extend({
      description: z.string(),
      confidence: z.number(),
      phone: z.string(),
      vehicle: uploadVehicleSchema,
      contributor: z.string(),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type ReviewList = z.infer<typeof reviewListSchema>

/** GET /api/admin/contributions/:id/waveform: loudest value of each of 400 parts of the recording, 0 to 1. */
export const waveformSchema = z.object({ seconds: z.number(), peaks: z.array(z.number().min(0).max(1)) })
export type Waveform = z.infer<typeof waveformSchema>

/** POST /api/admin/contributions/:id */
export const reviewSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve') }),
  z.object({ action: z.literal('reject'), reason: freeText.pipe(z.string().min(1)) }),
])
export type Review = z.infer<typeof reviewSchema>

/** POST /api/contributions/case: spends five on one case with everything, open for 24 hours. Answer: `ownContributionsSchema`. */
