import { rootOf } from './words-of.ts'

const list = (words: string) => words.trim().split(/\s+/)

export const DETERMINERS = new Set(list('the a an this that these those its their each both all'))
const PREPOSITIONS = list(
  'of in on at by with within between from into onto through against around behind inside outside under over above below near to for per during after along across towards out up down off beneath beside',
)
const PRONOUNS = list('it they this that these those which what')
/** They join clauses, or things within one. */
export const ADDITIONS = new Set(['and', 'or'])
/** Where one clause ends and the next begins, beside commas. */
export const CONNECTIVES = new Set(
  list('so because since which that when where while as once then than if until therefore thus how why'),
)
/** They tell of the word before them. */
export const RELATIVES = new Set(['that', 'which'])
/** Words that speak of the sentence before. */
export const POINTS_BACK = new Set(list('it they this that these those'))
/** An explanation begins with one of these or with the name of a thing. */
export const OPENERS: ReadonlySet<string> = new Set([
  ...DETERMINERS,
  ...PREPOSITIONS,
  ...POINTS_BACK,
  ...list('when where while as once because since if'),
])
export const COPULAS = new Set(
  list('is are was were be been being gets get got becomes become stays stay remains remain'),
)

/** What begins an order where it begins a clause. */
export const ORDERS = new Set(
  list(
    `make cause explain show let give carry press push pull turn move rub scrape touch meet slide slip pass flow rise drop heat
     wear leak crack bend stick squeeze build form reach leave come shake point match feed draw connect link join rotate spin
     pump oil grease brake seal clamp spray add cool fill hold lift change call follow grip begin start crank jump rev check look
     listen test try tap hit`,
  ),
)

/** They join what is noticed and what is behind it; all else that something does stands in our own texts. */
const RELATIONS: ReadonlySet<string> = new Set(list('make made cause explain fit mean show').map(rootOf))
/** Behind these, "of" and "from" do so too. */
const RELATES_BEFORE: Readonly<Record<string, readonly string[]>> = {
  of: ['sign', 'symptom', 'evidence'],
  from: ['come', 'comes', 'came'],
}

/** "Causes" relates, "the cause" does not. */
export const isRelation = (word: string, before = ''): boolean =>
  RELATES_BEFORE[word]?.includes(before) ||
  (RELATIONS.has(rootOf(word)) && !(DETERMINERS.has(before) && before !== 'that'))

/** What is spoken of in any explanation; no part and no substance, for a part is a cause. */
const TOPICS: ReadonlySet<string> = new Set(list('part cause sign symptom evidence description').map(rootOf))
export const isTopic = (word: string): boolean => TOPICS.has(rootOf(word))
/** What a thing may be said to be without a text that says so. */
export const isEvidence = (word: string): boolean => ['sign', 'symptom', 'evidence'].includes(word)

/** What a fault makes, whichever it is. */
const EFFECTS: ReadonlySet<string> = new Set(list('noise friction heat vibration').map(rootOf))
export const isEffect = (word: string): boolean => EFFECTS.has(rootOf(word))

/** Words that carry nothing but the sentence. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...DETERMINERS,
  ...PREPOSITIONS,
  ...PRONOUNS,
  ...ADDITIONS,
  ...CONNECTIVES,
  ...COPULAS,
  ...list('has have had does do also come comes came'),
])

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word)

/** Words that turn a sentence into its opposite, or nearly so. */
const NEGATORS = new Set(
  list(
    `no not never nothing nobody none nor neither without cannot hardly barely scarcely rarely seldom little less few fewer
     far free lack lacks lacking absent absence instead rather except unless unlike despite too only just`,
  ),
)
export const isNegator = (word: string): boolean => NEGATORS.has(word) || word.endsWith("n't")
