import type { Assessment } from '@candi/contracts'
import type { Observation } from '@candi/domain'
import { askBack } from './ask-back.ts'
import { tellsThatAnEarlierSignStopped } from './correct-earlier.ts'
import { noteThatItStopped, noteTheCar } from './decline.ts'
import type { DiagnosisParts } from './ports.ts'
import { stillStands } from './still-stands.ts'

/** Characters of a line in which a car is looked for. */
const NAMED_IN = 120

/**
 * What is said to a line beside a case that tells of no trouble: that what stopped still counts, that the car is known now, or
 * what would make a sign of it; empty where it holds nothing of the kind.
 */
export function noteOnLine(
  { vehicles }: Pick<DiagnosisParts, 'vehicles'>,
  text: string,
  told: readonly Observation[],
  sheet: Assessment,
): string {
  if (tellsThatAnEarlierSignStopped(text, told)) return noteThatItStopped(sheet)
  if (Object.keys(vehicles.read(text.slice(0, NAMED_IN))).length > 0) return noteTheCar(sheet)
  const question = askBack(text)
  return question ? `${stillStands(sheet)}${question}` : ''
}
