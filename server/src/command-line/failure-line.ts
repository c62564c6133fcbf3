import { reasonOf } from '../cause-of.ts'
import { printable } from './printable.ts'

/** Why something failed, as one line for a terminal: the reason may quote a name of somebody else's. */
export const failureLine = (error: unknown): string => `${printable(reasonOf(error))}\n`
