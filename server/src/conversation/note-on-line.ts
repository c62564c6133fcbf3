import type { Assessment } from '@candi/contracts'
import type { Observation } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import { asItStandsNow } from './as-it-stands-now.ts'
import { askBack } from './ask-back.ts'
import { tellsThatAnEarlierSignStopped } from './correct-earlier.ts'
import { noteThatItStopped, noteTheCar } from './decline.ts'
import { noteTheWork } from './note-the-work.ts'
import type { DiagnosisParts } from './ports.ts'
import type { Correction } from './read-correction.ts'
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
  signs: readonly ReadSign[],
  told: readonly Observation[],
  sheet: Assessment,
  correction: Correction | null,
): string {
  if (correction) return noteTheCorrection(correction, sheet)
  if (CHANGES_ANSWER.test(text)) return NOTE_ON_ANSWERS
  const work = noteTheWork(text, sheet)
  if (work) return work
  if (signs.some(({ observation }) => observation.state === 'present')) return ''
  if (tellsThatAnEarlierSignStopped(text, told)) return noteThatItStopped(sheet)
  if (Object.keys(vehicles.read(text.slice(0, NAMED_IN))).length > 0) return noteTheCar(sheet)
  const question = askBack(text)
  return question ? `${stillStands(sheet)}${question}` : ''
}

/** "Sorry, I meant no": an answer before this one, which stands on the sheet. */
const CHANGES_ANSWER =
  /^\W*(?:(?:sorry|oops|wait|actually|oh|no|my bad|correction|scratch that|i meant?)\W+){1,4}(?:to (?:say|put|tap|press|answer)\W+)?(?:yes|yeah|no|nope|not sure)\W*(?:sorry)?\W*$/i
const NOTE_ON_ANSWERS =
  'To change an answer, flip its sign under “What this rests on” on the sheet: the list moves at once.'

/** Said of a thing, and no part of its name: "is on steady". */
const SAID_OF_IT = /^(?:(?:is|was|stays?|came|comes|keeps|just|only)\s+)+/i
const noteTheCorrection = ({ from, to }: Correction, sheet: Assessment) =>
  `Corrected: ${to.replace(SAID_OF_IT, '')}, not ${from.replace(SAID_OF_IT, '')}. ${asItStandsNow(sheet)}`
