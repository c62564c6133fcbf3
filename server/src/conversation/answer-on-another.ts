import type { Assessment } from '@candi/contracts'
import { lowerFirst } from '../translate/sentence.ts'
import { oneLine } from './one-line.ts'
import type { DiagnosisParts } from './ports.ts'
import { stemOf } from './stem-of.ts'
import { stillStands } from './still-stands.ts'
import { toldByAnother } from './told-by-another.ts'

const ANOTHER =
  /^(?:\W|(?:so|but|and|or|ok|could|couldn['’]?t|can|might|may|is|isn['’]?t|are|do you think|does|what if|what about|maybe|it|its|it['’]s|be|that|this|actually|the cause|because of|caused by|due to|possible|you sure)\b){1,40}(?<=\s)(?:the|an?|my|bad) ([a-z0-9 -]{3,40}?)(?: (?:instead|then|rather|though|maybe|or something|that (?:is|are|went|goes) (?:bad|broken)|causing (?:it|this))){0,3} ?\?{0,3}$/i
const LITTLE_WORDS = new Set(
  'the a an my your bad old one just then rather too also new worn failed failing'.split(' '),
)
const IN_FULL: ReadonlyMap<string, readonly string[]> = new Map([
  ['o2', ['oxygen']],
  ['cat', ['catalytic', 'converter']],
])
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    .flatMap((word) => IN_FULL.get(word) ?? word.match(/[a-z]+/g) ?? [])
    .filter((word) => !LITTLE_WORDS.has(word))
    .map(stemOf)

/** Of these no cause is known by: a place, a noise, or that all is well. */
const NAMES_NOTHING = new Set(
  'front back rear left right side top bottom middle inside outside hood engine car noise sound click gas fuel oil start same problem thing normal fine ok okay nothing safe good joke lot bit mess'
    .split(' ')
    .map(stemOf),
)
const causeWords = (named: string | undefined) => {
  const words = named ? wordsOf(named) : []
  return words.every((word) => NAMES_NOTHING.has(word)) ? [] : words
}

/** "Is it the O2 sensor instead?" of a cause that is known, and what somebody else said that it is. */
export function asksOfAnother({ model }: Pick<DiagnosisParts, 'model'>, text: string): boolean {
  if (toldByAnother(text) !== null) return true
  const asked = causeWords(ANOTHER.exec(oneLine(text))?.[1])
  return asked.length > 0 && model.causes.some(({ title }) => isNamed(asked, title))
}

/** Whether a cause is meant by these words: all of them stand in its title. */
function isNamed(asked: readonly string[], title: string): boolean {
  const words = new Set(wordsOf(title))
  return asked.every((word) => words.has(word))
}

/** The place of a cause that was named on the sheet, or that it has none; null where no cause that is known was named. */
export function answerOnAnother(parts: DiagnosisParts, text: string, sheet: Assessment): string | null {
  const told = toldByAnother(text)
  const asked = causeWords(told?.what ?? ANOTHER.exec(oneLine(text))?.[1])
  const place = asked.length > 0 ? placeOf(parts, asked, sheet) : null
  if (told === null) return place
  const opening = place ?? 'I take that as a second opinion: I weigh signs, not guesses.'
  return `Noted, from ${told.who}: ${told.what}. ${opening} ${stillStands(sheet)}Ask what was seen or measured that points to it, and tell me that: then it counts.`
}

function placeOf(parts: DiagnosisParts, asked: readonly string[], sheet: Assessment): string | null {
  const place = sheet.causes.findIndex(({ problem, title }) => problem !== '' && isNamed(asked, title))
  const row = sheet.causes[place]
  const lead = sheet.causes[0]
  if (row && place === 0)
    return `That is what stands first: ${lowerFirst(row.title)}, at ${row.odds}. The checks on the sheet tell whether it is so before anything is bought.`
  if (row && lead)
    return `It could be: ${lowerFirst(row.title)} stands at ${row.odds}, behind ${lowerFirst(lead.title)} (${lead.odds}).${row.whyNot ? ` ${row.whyNot}` : ''}`
  const known = parts.model.causes.find(({ title }) => isNamed(asked, title))
  if (known && lead)
    return `I cannot rule it out, but other causes fit better what you told so far: ${lowerFirst(lead.title)} stands first, at ${lead.odds}. Tell me what makes you think of it, and the list follows.`
  return null
}
