import type { ActReader } from '@candi/engines/text'

export type Acts = Pick<ActReader, 'read' | 'odds'>

/** Whether a line is one of these acts, whichever of them: with odds of so much together. */
export function isActOf(acts: Acts, line: string, wanted: ReadonlySet<string>, sure: number): boolean {
  let sum = 0
  for (const [act, probability] of acts.odds(line)) if (wanted.has(act)) sum += probability
  return sum >= sure
}

/** Whether whatever a line most likely does is to ask for something. */
export function asksByAct(acts: Acts, line: string, sure: number): boolean {
  const { act, probability } = acts.read(line)
  return probability >= sure && act.startsWith('asks_')
}

const PIECE_END = /[.,;:!?\n]{1,9}/

/** A line as a whole, and each of its pieces between marks: "false alarm, the handbrake was on". */
export const withPieces = (line: string): readonly string[] => [line, ...line.split(PIECE_END)]

/** Whether a line as a whole or one of its pieces is one of these acts. */
export const tellsActOf = (acts: Acts, line: string, wanted: ReadonlySet<string>, sure: number): boolean =>
  withPieces(line).some((clause) => isActOf(acts, clause, wanted, sure))
