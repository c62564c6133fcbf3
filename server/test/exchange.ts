import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LAMP_COLOURS, LAMPS, voteSchema } from '@candi/contracts'
import { z } from 'zod'
import { MADE_LAMPS } from '../../engines/photo/synthesis/lamp-strokes.ts'
import { PROVIDERS } from '../src/outside/language-model/language-model-settings.ts'

export const EXCHANGES = fileURLToPath(new URL('./exchanges/', import.meta.url))

/** Said in every file whose answers no maker's server gave. */
export const BY_OURSELVES = 'our own HTTP server speaking the provider’s documented format'

export const PROMPTS = ['narrate', 'read-signs', 'describe-photo'] as const

const text = z.string().min(1)
const wordsSchema = z.object({
  /** What the owner wrote, the newest last. */
  said: z.array(text).min(1),
  intent: z.enum(['complaint', 'question']),
})
const photoSchema = z.object({
  /** Lamps of a drawn dashboard. */
  lit: z.array(z.enum(MADE_LAMPS)).min(1),
  /** Those of them that we see ourselves. */
  weSee: z.array(z.enum(LAMPS)),
})

const sentSchema = z.object({
  path: text,
  /** Those that make a difference; a key stands as `<key>`. */
  headers: z.record(z.string(), z.string()),
  /** The text of the prompt stands as `<prompt>`, a picture as `<picture, JPEG>`. */
  body: z.json(),
})
const answeredSchema = z.object({
  status: z.number().int().min(200).max(599),
  headers: z.record(z.string(), z.string()),
  /** As they came, in their order. */
  chunks: z.array(z.string()).min(1),
})

/** What must come of an exchange. */
const expectationSchema = z.object({
  /** What the owner reads of the model’s words; where the built-in narrator completes the turn its words follow. */
  shown: z.string().optional(),
  /** Pieces of what the model said that the owner must not read. */
  notShown: z.array(text).default([]),
  /** Why the built-in narrator completes the turn; null: it need not. */
  completedBecause: z
    .enum(['unreachable', 'key', 'busy', 'slow', 'cut', 'empty', 'unfit'])
    .nullable()
    .default(null),
  /** What the model looked up, and what it was told. */
  lookedUp: z.array(z.object({ tool: text, input: z.json(), result: text })).default([]),
  /** Tokens that the owner is charged: what was typed, and the model’s words that were shown. */
  tokens: z.object({ typed: z.number().int(), shown: z.number().int() }).optional(),
  /** Signs of the second reading that go into the facts. */
  readings: z
    .array(z.object({ finding: text, state: z.enum(['present', 'absent']), quote: text }))
    .optional(),
  /** Its vote; null: what it said is none. */
  vote: voteSchema.nullable().optional(),
  /** The photo as both eyes see it; null: the model’s answer is none, and ours stands alone. */
  sighting: z
    .object({
      lamps: z.array(
        z.object({
          id: z.enum(LAMPS),
          colour: z.enum(LAMP_COLOURS),
          probability: z.number(),
          by: z.enum(['candi', 'model', 'both']),
        }),
      ),
      signs: z.array(z.object({ finding: text, confidence: z.number(), by: text })),
    })
    .nullable()
    .optional(),
})

/** One prompt, sent as our product sends it, and answered as a provider answers it. */
export const exchangeSchema = z.object({
  /** What it shows, as the title of its test. */
  title: text,
  /** Whose server answered, and when where it was a maker’s. */
  recordedFrom: text,
  provider: z.enum(PROVIDERS),
  model: text,
  prompt: z.object({
    name: z.enum(PROMPTS),
    version: z.number().int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  turn: z.union([wordsSchema, photoSchema]),
  calls: z.array(z.object({ request: sentSchema, response: answeredSchema })).min(1),
  expect: expectationSchema,
})
export type Words = z.infer<typeof wordsSchema>
export type Photo = z.infer<typeof photoSchema>
export type Exchange = z.infer<typeof exchangeSchema>
export type Sent = z.infer<typeof sentSchema>
export type Answered = z.infer<typeof answeredSchema>
export type Expectation = z.infer<typeof expectationSchema>

/** What a scene begins from before its own kind of outcome is added. */
export const NOTHING_COMES = { notShown: [], completedBecause: null, lookedUp: [] } satisfies Expectation

/** Every exchange of the folder with the name of its file. */
export const readExchanges = (folder = EXCHANGES): { readonly file: string; readonly exchange: Exchange }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({
      file,
      exchange: exchangeSchema.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
    }))
