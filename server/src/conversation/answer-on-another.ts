import type { Assessment } from '@candi/contracts'
import { lowerFirst } from '../translate/sentence.ts'
import type { DiagnosisParts } from './ports.ts'
import { stillStands } from './still-stands.ts'

const ANOTHER =
  /^(?:\W|so|but|and|or|ok|could|couldn['’]?t|can|might|may|is|isn['’]?t|are|do you think|does|what if|what about|maybe|not|it|its|it['’]s|be|that|this|just|simply|actually|the cause|because of|from|caused by|due to|possible|you sure)+\s+(?:the|an?|my|bad)\s+([a-z0-9 -]{3,40}?)(?:\s+(?:instead|then|rather|though|maybe|or something|that (?:is|are|went|goes) (?:bad|broken)|causing (?:it|this)))*\s*\?*$/i
/** "My mechanic said it needs a water pump". */
const TOLD_BY_ANOTHER =
  /^(?:\W|so|but|and|now)*(?:(?:the|my|a|an|our) )?(?:\w+ )?(?:mechanic|shop|workshop|garage|dealer|dealership|friend|buddy|brother|dad|father|husband|uncle|neighbou?r|guy|they|he|she|somebody|someone|google|chatgpt|youtube)\s+(?:\w+ )?(?:said|says|say|thinks?|told me|told us|claims?|suspects?|guess(?:ed|es)?|diagnosed)(?: that)?(?: (?:it|i|we|the car|my car))?(?:['’]?s| is| was| needs?| has| could be| might be| may be| must be)?\s+(?:(?:the|an?|my|new|bad|worn|failed)\s+)*([a-z0-9 -]{3,40}?)\W*$/i

const stem = (word: string) => word.replace(/(?:ing|es|s)$/, '')
const LITTLE_WORDS = new Set(
  'the a an my your bad old one just then rather too also new worn failed failing'.split(' '),
)
const wordsOf = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll(/\bo2\b/g, 'oxygen')
      .match(/[a-z]+/g) ?? []
  )
    .filter((word) => !LITTLE_WORDS.has(word))
    .map(stem)

/** "Is it the O2 sensor instead?", and what somebody else said that it is. */
export const asksOfAnother = (text: string) => ANOTHER.test(text.trim()) || TOLD_BY_ANOTHER.test(text.trim())

/** The place of a cause that was named on the sheet, or that it has none; null where no cause that is known was named. */
export function answerOnAnother(parts: DiagnosisParts, text: string, sheet: Assessment): string | null {
  const told = TOLD_BY_ANOTHER.exec(text.trim())?.[1]
  const named = told ?? ANOTHER.exec(text.trim())?.[1]
  const asked = named ? wordsOf(named) : []
  if (asked.length === 0) return null
  const place = placeOf(parts, asked, sheet)
  if (told === undefined) return place
  const opening = place ?? 'I take that as a second opinion: I weigh signs, not guesses.'
  return `${opening} ${stillStands(sheet)}Ask what was seen or measured that points to it, and tell me that: then it counts.`
}

function placeOf(parts: DiagnosisParts, asked: readonly string[], sheet: Assessment): string | null {
  const isNamed = (title: string) => {
    const words = new Set(wordsOf(title))
    return asked.every((word) => words.has(word))
  }
  const place = sheet.causes.findIndex(({ problem, title }) => problem !== '' && isNamed(title))
  const row = sheet.causes[place]
  const lead = sheet.causes[0]
  if (row && place === 0)
    return `That is what stands first: ${lowerFirst(row.title)}, at ${row.odds}. The checks on the sheet tell whether it is so before anything is bought.`
  if (row && lead)
    return `It could be: ${lowerFirst(row.title)} stands at ${row.odds}, behind ${lowerFirst(lead.title)} (${lead.odds}).${row.whyNot ? ` ${row.whyNot}` : ''}`
  const known = parts.model.causes.find(({ title }) => isNamed(title))
  if (known && lead)
    return `I cannot rule it out, but other causes fit better what you told so far: ${lowerFirst(lead.title)} stands first, at ${lead.odds}. Tell me what makes you think of it, and the list follows.`
  return null
}
