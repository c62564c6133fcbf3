import { z } from 'zod'
import { LEVEL_WORDS, URGENCY_WORDS } from './driving-words.ts'
import { emergencySchema } from './emergency.ts'
import { tripsSchema } from './trip.ts'

/** The case sheet, part by part in the order in which the driver reads it (docs/words.md). */

export const urgencySchema = z.enum(URGENCY_WORDS)
export const levelSchema = z.enum(LEVEL_WORDS)

const probability = z.number().min(0).max(1)
/** US dollars, low and high. */
const moneyRange = z.tuple([z.number().min(0), z.number().min(0)])

export const stepSchema = z.object({ title: z.string(), detail: z.string() })

export const verdictSchema = z.object({
  urgency: levelSchema,
  /** False of a car that does not start, which goes nowhere whatever its level. */
  starts: z.boolean().default(true),
  /** At most five words: "Only to the nearest workshop". */
  headline: z.string(),
  /** At most three lines; names what it rests on. */
  reason: z.string(),
  /** Icon of the telltale nearest to the danger. */
  telltale: z.enum([
    'brake',
    'engine',
    'oil',
    'temperature',
    'battery',
    'steering',
    'tire',
    'fuel',
    'transmission',
    'exhaust',
    'electric',
    'general',
  ]),
  /** Rules and signs that decided, as short statements. */
  because: z.array(z.string()),
})
export type Verdict = z.infer<typeof verdictSchema>

export const tripwiresSchema = z.object({
  /** "Stop and call a tow if" or, when it can wait, "You can wait, until". */
  title: z.string(),
  signs: z.array(z.string()),
  /** "Have it looked at by 4 December, or within 300 miles." Empty where waiting is not advised. */
  deadline: z.string(),
  /** The day of that sentence; left out where waiting is not advised. */
  day: z.iso.date().optional(),
  /** Whether its reader counts in kilometers. */
  isMetric: z.boolean().default(false),
})

export const causeRowSchema = z.object({
  id: z.string(),
  problem: z.string(),
  problemTitle: z.string(),
  title: z.string(),
  probability,
  /** 80 % interval of the probability. */
  low: probability,
  high: probability,
  /** "7 of 10", "under 1 of 10". */
  odds: z.string(),
  likelihood: z.enum(['Very likely', 'Likely', 'Possible', 'Unlikely', "Can't rule out"]),
  concern: z.enum(['high', 'some', 'low', 'unknown']),
  urgency: urgencySchema.nullable(),
  /** What speaks for it, one sentence. */
  why: z.string(),
  /** The signs that it names; none where the description as a whole speaks for it. */
  signsFor: z.array(z.string()).default([]),
  /** What speaks against it, one sentence; empty when nothing does. */
  whyNot: z.string(),
  story: z.string(),
  repair: z.string(),
  waiting: z.string(),
  codes: z.array(z.string()),
  /** The recall of this model that concerns it. */
  recall: z.object({ campaign: z.string(), reportedOn: z.iso.date().nullable() }).optional(),
})
export type CauseRow = z.infer<typeof causeRowSchema>

export const answerChoiceSchema = z.object({
  label: z.string(),
  state: z.enum(['present', 'absent', 'unknown']),
})

export const checkRowSchema = z.object({
  id: z.string(),
  title: z.string(),
  steps: z.string(),
  minutes: z.number(),
  cost: moneyRange,
  tools: z.array(z.string()),
  difficulty: z.enum(['easy', 'medium', 'workshop']),
  danger: z.string(),
  /** The finding that its outcome settles, with the chips to answer it; null for a workshop check. */
  outcome: z
    .object({ finding: z.string(), question: z.string(), choices: z.array(answerChoiceSchema) })
    .nullable(),
})
export type CheckRow = z.infer<typeof checkRowSchema>

export const costRowSchema = z.object({
  cause: z.string(),
  repair: z.string(),
  parts: moneyRange,
  labor: moneyRange,
  total: moneyRange,
  likely: z.boolean(),
})
export type CostRow = z.infer<typeof costRowSchema>

export const ledgerRowSchema = z.object({
  finding: z.string(),
  sign: z.string(),
  state: z.enum(['present', 'absent', 'unknown']),
  /** Strength for or against the leading cause, 0 to 5 segments. */
  weight: z.number().int().min(0).max(5),
  weightWord: z.enum(['', 'slight', 'some', 'strong']),
  sources: z.array(
    z.object({
      kind: z.enum([
        'words',
        'answer',
        'unchosen',
        'flip',
        'check',
        'code',
        'vehicle',
        'sound',
        'photo',
        'model',
      ]),
      quote: z.string(),
    }),
  ),
  /** False for facts about the car, which are changed where the car is described. */
  flippable: z.boolean(),
})
export type LedgerRow = z.infer<typeof ledgerRowSchema>

/** Whether the owner denied it; what was only left unchosen on a list is told to nobody as not there. */
export const isDenied = ({ state, sources }: Pick<LedgerRow, 'state' | 'sources'>): boolean =>
  state === 'absent' && !sources.some(({ kind }) => kind === 'unchosen')

export const nextStepSchema = z.object({
  kind: z.enum(['question', 'experiment', 'several']),
  id: z.string(),
  /** Where several signs are asked for at once, the first of them. */
  finding: z.string(),
  /** The question, or the title of the experiment. */
  text: z.string(),
  /** Why it is asked, one short sentence; empty where that is plain. */
  because: z.string(),
  /** How to find out, or how to do the experiment safely. */
  how: z.string(),
  /** What an experiment asks at its end, for the choices; empty where `text` is the question. */
  asks: z.string().default(''),
  /** What to mind; empty when there is nothing. */
  danger: z.string(),
  /** What one tap answers. */
  choices: z.array(answerChoiceSchema),
  /** The signs of which any may be chosen, as statements; none where one sign is asked for. */
  options: z.array(z.object({ finding: z.string(), label: z.string() })).default([]),
  /** "About 2 questions left", with this one. */
  left: z.string().default(''),
})
export type NextStep = z.infer<typeof nextStepSchema>

/** A recall of this model, in our words around a quotation of the agency's. */
export const recallNoteSchema = z.object({
  campaign: z.string(),
  /** Null where the agency's date could not be read. */
  reportedOn: z.iso.date().nullable(),
  /** What it is about, as owners say it: "Fuel pump". */
  part: z.string(),
  /** How it bears on this case, one sentence. */
  sentence: z.string(),
  /** The agency's own words, shortened; shown as a quotation. */
  quote: z.string(),
  parkIt: z.boolean(),
  parkOutside: z.boolean(),
  /** The likely causes above that it touches. */
  causes: z.array(z.string()),
  /** False where the car was so old when it was called back that the law no longer makes the repair free. */
  isFree: z.boolean(),
})
export type RecallNote = z.infer<typeof recallNoteSchema>

export const assessmentSchema = z.object({
  /** What the car is called in sentences: "your 2014 Civic" or "your car". */
  carName: z.string(),
  /** Stands above everything else; left out where nobody is in danger now. */
  emergency: emergencySchema.optional(),
  verdict: verdictSchema,
  doNow: z.array(stepSchema),
  /** Recalls of this model: park-it first, then park-outside, then those that touch a likely cause. */
  recalls: z.array(recallNoteSchema).default([]),
  tripwires: tripwiresSchema,
  /** Left out of a sheet that was kept before trips were answered. */
  trips: tripsSchema.optional(),
  causes: z.array(causeRowSchema),
  /** All 46 problems, most probable first; what is missing to 1 is "something else". */
  problems: z.array(z.object({ id: z.string(), title: z.string(), probability })),
  checks: z.array(checkRowSchema),
  spend: z
    .object({ inOrder: z.number(), firstGuess: z.number(), currency: z.literal('USD'), year: z.number() })
    .nullable(),
  costs: z.array(costRowSchema),
  costNote: z.string(),
  shop: z.array(z.string()),
  /** What the workshop is asked to measure: completes "Please …, before replacing anything". Empty where the cause alone is to be confirmed. */
  toConfirm: z.string().default(''),
  ledger: z.object({
    about: z.string(),
    supports: z.array(ledgerRowSchema),
    opposes: z.array(ledgerRowSchema),
    unknown: z.array(ledgerRowSchema),
  }),
  ruledOut: z.array(z.object({ title: z.string(), reason: z.string() })),
  /** "A second reading by OpenAI agrees." Empty where no language model voted. */
  secondReading: z.string().default(''),
  /** A second, separate fault: told as one of two, or left open by the causes above; null when there is none. */
  second: z
    .object({
      title: z.string().default('Maybe a second fault'),
      text: z.string(),
      causes: z.array(z.object({ id: z.string(), title: z.string(), probability })),
      /** Whether it was told as one of two faults. */
      isTold: z.boolean().default(false),
    })
    .nullable(),
  /** What is still not known and would help most, in words. */
  missing: z.array(z.string()),
  next: nextStepSchema.nullable(),
  /** Whether there is more to ask, and it is not asked because six answers or the owner’s own word ended it. */
  canAskMore: z.boolean().default(false),
  /** Words of the trade that stand in these texts, explained. */
  terms: z.array(z.object({ term: z.string(), meaning: z.string() })),
})
export type Assessment = z.infer<typeof assessmentSchema>
