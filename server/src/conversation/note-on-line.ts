import type { Assessment } from '@candi/contracts'
import type { FindingId, Observation } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import { lowerFirst } from '../translate/sentence.ts'
import { type Acts, isActOf } from './act-of-line.ts'
import { asItStandsNow } from './as-it-stands-now.ts'
import { askBack } from './ask-back.ts'
import { tellsThatAnEarlierSignStopped } from './correct-earlier.ts'
import { noteTheWork } from './note-the-work.ts'
import { noteThatItStopped, noteTheCar } from './note-what-is-told.ts'
import { plainWords } from './plain-words.ts'
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
  { vehicles, acts }: Pick<DiagnosisParts, 'vehicles' | 'acts'>,
  text: string,
  signs: readonly ReadSign[],
  told: readonly Observation[],
  sheet: Assessment,
  correction: Correction | null,
): string {
  if (correction) return noteTheCorrection(correction, sheet)
  if (changesAnswer(acts, text)) return NOTE_ON_ANSWERS
  const work = noteTheWork(acts, text, sheet)
  if (work) return work
  if (signs.some(({ observation }) => observation.state === 'present')) return ''
  if (tellsThatAnEarlierSignStopped(acts, text, told)) return noteThatItStopped(sheet)
  if (Object.keys(vehicles.read(text.slice(0, NAMED_IN))).length > 0) return noteTheCar(sheet)
  if (isActOf(acts, text, WORKS, SURE)) return noteWhatWorks(sheet)
  const question = askBack(text)
  return question ? `${stillStands(sheet)}${question}` : ''
}

/** Odds from which a line is taken for news of what works, or for the correction of an answer. */
const SURE = 0.4
const CORRECTS: ReadonlySet<string> = new Set(['corrects'])
const ANSWERS = new Set(['yes', 'yeah', 'no', 'nope', 'not sure'])
/** Words of a line that changes an answer and does nothing else. */
const MOST_WORDS = 7
/** "Sorry, I meant no": an answer before this one, which stands on the sheet. */
function changesAnswer(acts: Acts, text: string): boolean {
  const words = plainWords(text)
  const isAnswer = ANSWERS.has(words.at(-1) ?? '') || ANSWERS.has(words.slice(-2).join(' '))
  return isAnswer && words.length <= MOST_WORDS && isActOf(acts, text, CORRECTS, SURE)
}
const NOTE_ON_ANSWERS =
  'To change an answer, flip its sign under “What this rests on” on the sheet: the list moves at once.'

/** Said of a thing, and no part of its name: "is on steady". */
const SAID_OF_IT = new Set('is was stay stays came comes keeps just only'.split(' '))
function named(value: string): string {
  const words = value.split(' ')
  while (words.length > 1 && SAID_OF_IT.has(words[0]?.toLowerCase() ?? '')) words.shift()
  return words.join(' ')
}
const noteTheCorrection = ({ from, to }: Correction, sheet: Assessment) =>
  `Corrected: ${named(to)}, not ${named(from)}. ${asItStandsNow(sheet)}`

/** "No, the car starts fine": good news, and no sign of a trouble. */
const WORKS: ReadonlySet<string> = new Set(['works'])
const noteWhatWorks = (sheet: Assessment) =>
  `Noted: so much is well. It takes back nothing that you told, and the verdict stays: **${sheet.verdict.headline}.**`

/** What was misread never was: named, and the case as it stands without it. */
export const noteTakenBack = (
  { model }: Pick<DiagnosisParts, 'model'>,
  withdrawn: readonly FindingId[],
  sheet: Assessment,
): string =>
  `Taken back: ${withdrawn.map((finding) => lowerFirst(model.findings.get(finding)?.sign ?? finding)).join('; ')}. ${asItStandsNow(sheet)}`
