import type { Assessment } from '@candi/contracts'
import type { Observation } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import { askBack } from './ask-back.ts'
import { tellsThatAnEarlierSignStopped } from './correct-earlier.ts'
import { noteThatItStopped, noteTheCar, noteTheRepair } from './decline.ts'
import type { DiagnosisParts } from './ports.ts'
import { stillStands } from './still-stands.ts'

/** "They replaced the coil, runs fine now". */
const REPAIRED =
  /\b(?:replaced|fixed|repaired|changed|swapped|installed|put in|got a new|new)\b.*\b(?:(?:runs?|drives?|works?|working|goes|straight|is|it['’]?s|all|feels?) (?:fine|good|great|well|perfect(?:ly)?|normal(?:ly)?|gone|again|now)|(?:gone|fine|good|straight|works) now|no more)\b/i
const isRepaired = (text: string): boolean =>
  REPAIRED.test(text) && !/\b(?:but|still|not|again the|n['’]t)\b/i.test(text)

/** Characters of a line in which a car is looked for. */
const NAMED_IN = 120

/**
 * What is said to a line beside a case that tells of no trouble: that what stopped still counts, that the car is known now, or
 * what would make a sign of it; empty where it holds nothing of the kind.
 */
export function noteOnLine(
  { vehicles }: Pick<DiagnosisParts, 'vehicles'>,
  text: string,
  signs: readonly ReadSign[],
  told: readonly Observation[],
  sheet: Assessment,
): string {
  if (isRepaired(text)) return noteTheRepair(sheet)
  if (signs.some(({ observation }) => observation.state === 'present')) return ''
  if (tellsThatAnEarlierSignStopped(text, told)) return noteThatItStopped(sheet)
  if (Object.keys(vehicles.read(text.slice(0, NAMED_IN))).length > 0) return noteTheCar(sheet)
  const question = askBack(text)
  return question ? `${stillStands(sheet)}${question}` : ''
}
