import type { Assessment } from '@candi/contracts'
import type { FindingId, Observation } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import { lowerFirst } from '../translate/sentence.ts'
import { asItStandsNow } from './as-it-stands-now.ts'
import { askBack } from './ask-back.ts'
import { tellsThatAnEarlierSignStopped } from './correct-earlier.ts'
import { noteTheWork } from './note-the-work.ts'
import { noteThatItStopped, noteTheCar } from './note-what-is-told.ts'
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
  if (TELLS_WHAT_WORKS.test(text) && !IS_LIMITED.test(text)) return noteWhatWorks(sheet)
  const question = askBack(text)
  return question ? `${stillStands(sheet)}${question}` : ''
}

/** "Sorry, I meant no": an answer before this one, which stands on the sheet. */
const CHANGES_ANSWER =
  /^\W{0,9}(?:(?:sorry|oops|wait|actually|oh|no|my bad|correction|scratch that|i meant?)\W{1,9}){1,4}(?:to (?:say|put|tap|press|answer)\W{1,9})?(?:yes|yeah|no|nope|not sure)\W{0,9}(?:sorry)?\W{0,9}$/i
const NOTE_ON_ANSWERS =
  'To change an answer, flip its sign under “What this rests on” on the sheet: the list moves at once.'

/** Said of a thing, and no part of its name: "is on steady". */
const SAID_OF_IT = /^(?:(?:is|was|stays?|came|comes|keeps|just|only)\s+)+/i
const noteTheCorrection = ({ from, to }: Correction, sheet: Assessment) =>
  `Corrected: ${to.replace(SAID_OF_IT, '')}, not ${from.replace(SAID_OF_IT, '')}. ${asItStandsNow(sheet)}`

/** "No, the car starts fine": good news, and no sign of a trouble. */
const TELLS_WHAT_WORKS =
  /\b(?:starts?|runs?|drives?|brakes?|stops|works?|steers?|shifts?|turns?|handles?|accelerates?|idles?|cranks?|feels?|sounds?)(?: (?:up|on|over|just|perfectly|totally|completely|right|all|still|pretty))* (?:fine|ok(?:ay)?|good|great|normal(?:ly)?|well|perfect(?:ly)?|alright)\b/i
const IS_LIMITED = /\b(?:but|not|never|only|until|unless|except|used to|no longer|hardly|barely)\b|n['’]?t\b/i
const noteWhatWorks = (sheet: Assessment) =>
  `Noted: so much is well. It takes back nothing that you told, and the verdict stays: **${sheet.verdict.headline}.**`

/** What was misread never was: named, and the case as it stands without it. */
export const noteTakenBack = (
  { model }: Pick<DiagnosisParts, 'model'>,
  withdrawn: readonly FindingId[],
  sheet: Assessment,
): string =>
  `Taken back: ${withdrawn.map((finding) => lowerFirst(model.findings.get(finding)?.sign ?? finding)).join('; ')}. ${asItStandsNow(sheet)}`
