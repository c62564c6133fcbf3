import { LAMPS } from './judgement.ts'

/** What the teller of lamps tells apart, in the order of its scores: every lamp, then "no lamp". */
export const LAMP_CLASSES = [...LAMPS, 'none'] as const
export type LampClass = (typeof LAMP_CLASSES)[number]
