import { z } from 'zod'

const callSchema = z.object({
  /** What the number is, and when it is called: "Emergency number". */
  label: z.string(),
  /** As it is read: "1-800-222-1222". */
  number: z.string(),
  /** As it is dialed: digits, with a leading plus at most. */
  dial: z.string().regex(/^\+?\d{2,15}$/),
})

/** The card that comes before everything else, a question most of all, where people or the next mile are at stake. */
export const emergencySchema = z.object({
  kind: z.enum([
    'injury',
    'poison',
    'lane',
    'fire',
    'electric',
    'exhaust',
    'fuel',
    'fuel_leak',
    'runaway',
    'no_start',
    'smoke',
    'high_voltage',
    'fumes',
    'fuel_smell',
    'melting',
    'brakes',
    'steering',
    'throttle',
    'rolls',
  ]),
  title: z.string(),
  call: callSchema,
  /** Further numbers, each with when it is the right one. */
  others: z.array(callSchema),
  stand: z.string(),
  dontTouch: z.array(z.string()),
  /** For a tow or roadside service, with gaps to fill in. */
  towText: z.string(),
})
export type Emergency = z.infer<typeof emergencySchema>
