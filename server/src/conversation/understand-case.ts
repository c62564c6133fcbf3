import { type Answer, askedAs, type CaseFacts, LIMITS, type Statement } from '@candi/contracts'
import {
  ANSWER_CONFIDENCE,
  type EarlierStage,
  type FindingId,
  type Observation,
  UNCHOSEN_CONFIDENCE,
  type Vehicle,
} from '@candi/domain'
import type { Intent, ReadSign, TextOpinion } from '@candi/engines/text'
import { type Asking, askingIn } from './asking.ts'
import { carOfCase } from './car-of-case.ts'
import { correctEarlier, takesBack } from './correct-earlier.ts'
import { isCodeOfEngine } from './cylinder-of-code.ts'
import { tellsOfTrouble } from './intent.ts'
import { observationsHeard } from './observations-heard.ts'
import { observationsReadAgain } from './observations-read-again.ts'
import { observationsSeen } from './observations-seen.ts'
import { type CaseOpinion, opinionBesideWitness } from './opinion-beside-witness.ts'
import { opinionOfTexts, READER_CHARACTERS } from './opinion-of-texts.ts'
import type { DiagnosisParts } from './ports.ts'
import { putRight } from './put-right.ts'
import { type Correction, readCorrection } from './read-correction.ts'
import type { KnownRecall } from './recall-book.ts'
import { signsInContext } from './signs-in-context.ts'
import { signsOfMessage } from './signs-of-message.ts'
import { stagesOfCase } from './stages-of-case.ts'
import { takenBack, withoutSigns } from './taken-back.ts'
import { asksForNewCase } from './topic-of-talk.ts'
import { type ReadFault, readFaults } from './two-faults.ts'
import { voteOfCase } from './vote-of-case.ts'
import { wordsForReader } from './words-for-reader.ts'

/** All that is known of one case, from words, taps, recordings, photos, codes and the car. */
export interface CaseUnderstanding {
  /** Signs found in each message, by message id. */
  readonly signs: ReadonlyMap<string, readonly ReadSign[]>
  /** What messages put right in earlier ones, by message id. */
  readonly corrections: ReadonlyMap<string, Correction>
  /** Signs that messages took back as misread, by message id. */
  readonly withdrawn: ReadonlyMap<string, readonly FindingId[]>
  /** One a finding of what people, codes and the car told, and one more of each that recordings or photos speak for. */
  readonly observations: readonly Observation[]
  /** Where in which recordings a finding was heard: "Recording 1, 3.2–4.8 s". */
  readonly heard: ReadonlyMap<string, readonly string[]>
  /** What was seen in which photos of a finding: "Photo 1: oil pressure lamp lit". */
  readonly seen: ReadonlyMap<string, readonly string[]>
  /** What a vision model alone saw in photos: it decides nothing about whether the car may be driven. */
  readonly seenByModelAlone: ReadonlySet<FindingId>
  /** What a language model alone read in the owner's words: likewise. */
  readonly readByModelAlone: ReadonlySet<FindingId>
  /** What is asked before all else because of a lamp that was seen. */
  readonly asksFirst: readonly FindingId[]
  /** Questions that were answered or left out so far. */
  readonly asked: number
  readonly asking: Asking
  readonly codes: readonly string[]
  readonly vehicle: Vehicle
  readonly recalls: readonly KnownRecall[]
  /** The two faults that the first complaint tells; null where it tells one, or may. */
  readonly faults: readonly ReadFault[] | null
  /** The reader's view of all complaints together; null without a reader or without a complaint. */
  readonly opinionOfWords: TextOpinion | null
  /** The same of later messages alone that tell a danger which the first did not tell. */
  readonly opinionOfDanger: TextOpinion | null
  /** That of all complaints beside what recordings and photos tell: what it leaves open gives way to them. */
  readonly opinion: CaseOpinion | null
  /** What a language model made of the same words, beside the same recordings and photos; and whose it is. */
  readonly vote: (CaseOpinion & { readonly by: string }) | null
  /** The case as it stood after each earlier message and answer. */
  readonly earlier: readonly EarlierStage[]
}

/** The case holds more findings than are weighed; more are refused, not silently dropped. */
export class TooManyFindings extends Error {}

/** Of these the car is not learned: they tell of something else, or of somebody else's. */
const NOT_OF_THE_CAR: ReadonlySet<Intent> = new Set(['offtopic', 'harm'])

/** Words up to which a line without a sign tells too little by itself. */
const FRAGMENT = 5
const DENIES = /\b(?:no|not|none|never|nothing|without|\w+n['’]t|fine|ok|okay|good|normal|works?|working)\b/i
/**
 * Whether a later statement is read to the reader. One that tells of no trouble ("it's blue") would only thin what was said of a danger;
 * of one that denies or reassures ("no smell", "the steering is fine") the reader hears the word and not the denial.
 */
const tellsReader = (found: readonly ReadSign[], text: string) =>
  found.length > 0
    ? found.some(({ observation }) => observation.state === 'present')
    : text.trim().split(/\s+/).length > FRAGMENT && tellsOfTrouble(text) && !DENIES.test(text)

/**
 * The first so many messages are read by meaning too, and none behind so many characters: each the same in all later turns. 2,000 characters
 * take more than twice as long by meaning as 8,000 by phrases: a case of twelve long messages took longer than a turn may.
 */
const BY_MEANING = { messages: 8, charactersBefore: 3_000 } as const

export async function understandCase(
  parts: DiagnosisParts,
  statements: readonly Statement[],
  facts: CaseFacts,
  intents: ReadonlyMap<string, Intent>,
): Promise<CaseUnderstanding> {
  const signs = new Map<string, ReadSign[]>()
  const corrections = new Map<string, Correction>()
  const withdrawn = new Map<string, readonly FindingId[]>()
  /** What messages say as they were meant, where a later one put them right. */
  const meant = new Map<string, string>()
  const byFinding = new Map<string, Observation>()
  const given = new Set(facts.codes.flatMap((code) => parts.codes.codesIn(code)))
  const codes = new Set(given)
  const complaints: Statement[] = []
  /** What the statement before told first. */
  let toldLast: FindingId[] = []
  let charactersBefore = 0
  for (const [place, statement] of statements.entries()) {
    const intent = intents.get(statement.id) ?? 'complaint'
    if (intent !== 'complaint' && intent !== 'medical') continue
    const isByMeaning = place < BY_MEANING.messages && charactersBefore < BY_MEANING.charactersBefore
    charactersBefore += statement.text.length
    const own = isByMeaning ? await signsOfMessage(parts, statement.text) : parts.signs.read(statement.text)
    const lines = complaints.map(({ text }) => text)
    const misread = takenBack(parts, statement.text, own, byFinding, toldLast)
    if (misread.length > 0) {
      for (const finding of misread) byFinding.delete(finding)
      // The reader must not see either what never was.
      for (const [place, told] of complaints.entries())
        complaints[place] = { ...told, text: withoutSigns(told.text, parts.signs.read(told.text), misread) }
      withdrawn.set(statement.id, misread)
      signs.set(statement.id, own)
      correctEarlier(parts, byFinding, own, statement.text)
      toldLast = []
      continue
    }
    const correction = readCorrection(parts.acts, lines, statement.text)
    const wrong = correction && complaints[correction.line]
    if (correction && wrong) {
      const right = putRight(parts, lines, correction, byFinding, statement.text)
      for (const code of parts.codes.codesIn(wrong.text)) if (!given.has(code)) codes.delete(code)
      for (const code of parts.codes.codesIn(correction.corrected)) codes.add(code)
      complaints[correction.line] = { ...wrong, text: correction.corrected }
      meant.set(wrong.id, correction.corrected)
      corrections.set(statement.id, correction)
      correctEarlier(parts, byFinding, own, statement.text)
      signs.set(statement.id, [...own.filter((sign) => !isSameIn(right, sign)), ...right])
      toldLast = right.map(({ observation }) => observation.finding)
      continue
    }
    // What only the earlier words make a sign of takes back nothing that was told.
    const inContext = signsInContext(parts, lines, statement.text).filter(
      ({ observation: { finding } }) => !byFinding.has(finding),
    )
    const found = [...own, ...inContext]
    signs.set(statement.id, found)
    if (takesBack(parts, statement.text, own, toldLast)) {
      for (const finding of toldLast) byFinding.delete(finding)
      // What opened the case is still what it is about.
      if (complaints.length > 1) complaints.pop()
    }
    complaints.push(statement)
    toldLast = found
      .map(({ observation }) => observation.finding)
      .filter((finding) => !byFinding.has(finding))
    correctEarlier(parts, byFinding, found, statement.text)
    for (const code of parts.codes.codesIn(statement.text)) codes.add(code)
  }
  // "It's a 2016 Ram Cummins" is no complaint and names the car all the same.
  const ofTheCar = statements.filter(
    ({ id, text }, index) =>
      !NOT_OF_THE_CAR.has(intents.get(id) ?? 'complaint') &&
      (index === 0 || !asksForNewCase(parts.acts, text)),
  )
  const vehicle = carOfCase(
    parts,
    facts.vehicle,
    ofTheCar.map(({ id, text }) => meant.get(id) ?? text.replaceAll(corrections.get(id)?.from || /$^/g, ' ')),
  )
  const ownCodes = [...codes].filter((code) => isCodeOfEngine(code, vehicle.cylinders))
  for (const observation of parts.codes.findingsOf(ownCodes)) byFinding.set(observation.finding, observation)
  const told = new Map(byFinding)
  for (const answer of facts.answers) {
    if (!parts.model.findings.has(answer.finding)) continue
    const said = byFinding.get(answer.finding)
    // "Not sure" takes back nothing that was told, and what was left unchosen on a list denies nothing.
    const isWeak = (answer.state === 'unknown' && answer.source === 'answer') || answer.source === 'unchosen'
    if (said && isWeak) continue
    byFinding.set(answer.finding, {
      finding: answer.finding,
      state: answer.state,
      confidence: answer.source === 'unchosen' ? UNCHOSEN_CONFIDENCE : ANSWER_CONFIDENCE,
      source: answer.source,
      ...(said?.quote === undefined ? {} : { quote: said.quote }),
    })
  }
  const readAgain = observationsReadAgain(parts, complaints, facts.secondReadings, (finding) =>
    byFinding.has(finding),
  )
  for (const observation of readAgain) byFinding.set(observation.finding, observation)
  const heard = observationsHeard(parts.model, facts.hearings)
  const seen = observationsSeen(parts.model, parts.seen, facts.sightings)
  const findings = new Set([...byFinding.keys(), ...heard.quotes.keys(), ...seen.quotes.keys()])
  if (findings.size > LIMITS.findings) throw new TooManyFindings()
  const stands = ({ finding }: Observation) => !isOverruled(byFinding.get(finding))
  const countedHeard = heard.observations.filter(stands)
  const countedSeen = seen.observations.filter(stands)
  const opinionOf = (some: readonly Statement[]) =>
    opinionOfTexts(
      parts,
      some
        .filter(({ text }, index) => index === 0 || tellsReader(parts.signs.read(text), text))
        .map(({ text }) => text),
    )
  const opinionOfWords = await opinionOf(complaints)
  const observations = [...byFinding.values(), ...countedHeard, ...countedSeen]
  const vote = opinionBesideWitness(
    parts.model,
    voteOfCase(parts.model, complaints, facts.modelVote),
    observations,
  )
  const dangers = laterDangers(parts, complaints, signs)
  const opinionOfDanger =
    parts.reader && dangers ? await parts.reader.opinionOf(wordsForReader(dangers)) : null
  return {
    signs,
    corrections,
    withdrawn,
    observations,
    heard: heard.quotes,
    seen: seen.quotes,
    seenByModelAlone: seen.byModelAlone,
    readByModelAlone: new Set(readAgain.map(({ finding }) => finding)),
    asksFirst: seen.asksFirst,
    asked: questionsAnswered(facts.answers) + facts.skipped.length,
    asking: askingIn(parts, statements, facts, intents, signs),
    codes: [...codes],
    vehicle,
    recalls: parts.recalls.known(facts.recalls),
    // What was put right since stands elsewhere in the words.
    faults:
      corrections.size + withdrawn.size > 0 ? null : await readFaults(parts, complaints[0], signs, vehicle),
    opinionOfWords,
    opinionOfDanger,
    opinion: opinionBesideWitness(parts.model, opinionOfWords, observations),
    vote: vote && { ...vote, by: facts.modelVote?.by ?? '' },
    earlier: await stagesOfCase({
      complaints,
      signs,
      told,
      answered: byFinding,
      answers: facts.answers,
      opinionOfAll: opinionOfWords,
      opinionOf,
    }),
  }
}

/** The words of later messages that tell of what a rule of urgency names, where the first message tells none of it; else nothing. */
function laterDangers(
  { model }: DiagnosisParts,
  [first, ...later]: readonly Statement[],
  signs: ReadonlyMap<string, readonly ReadSign[]>,
): string {
  const named = new Set(model.rules.flatMap(({ all }) => all.flat()))
  const tells = ({ id }: Statement) =>
    (signs.get(id) ?? []).some(
      ({ observation: { finding, state } }) => state === 'present' && named.has(finding),
    )
  if (!first || tells(first)) return ''
  return later
    .filter(tells)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, READER_CHARACTERS)
}

/** However many signs one question asked for. */
const questionsAnswered = (answers: readonly Answer[]) =>
  new Set(answers.filter(({ source }) => source === 'answer').map(askedAs)).size

const isSameIn = (signs: readonly ReadSign[], { observation: { finding } }: ReadSign) =>
  signs.some(({ observation }) => observation.finding === finding)

/**
 * What the owner answered stands against every recording and photo, and so does a row of the ledger that they flipped or took back.
 * "Not sure" to a question leaves them their say.
 */
const isOverruled = (told: Observation | undefined) =>
  told !== undefined &&
  (told.source === 'flip' ||
    (told.state !== 'unknown' && (told.source === 'answer' || told.source === 'check')))
