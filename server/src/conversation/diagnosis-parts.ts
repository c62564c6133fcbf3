import { buildCausalModel, type FittedPart, type PoolingWeights, type UrgencyThresholds } from '@candi/domain'
import {
  type ActReader,
  compilePhrase,
  countWords,
  type EnglishWords,
  LanguageReader,
  RenewedPartReader,
  SignReader,
  SpellingCorrector,
  VehicleReader,
} from '@candi/engines/text'
import type { KnowledgeBundle } from '@candi/knowledge'
import { matterBook } from './matter-book.ts'
import type { DiagnosisParts, OpinionReader } from './ports.ts'
import { recallBook } from './recall-book.ts'
import { seenBook } from './seen-book.ts'
import { troubleCodeBook } from './trouble-code-book.ts'

export interface Calibration {
  readonly pooling: PoolingWeights
  readonly thresholds: UrgencyThresholds
}

/**
 * The parts of a diagnosis from what is known, what was fitted, and the reader. What reads words is made when it is first
 * asked for: that takes a second, and a process that takes no turns never asks.
 */
export function diagnosisParts(
  bundle: KnowledgeBundle,
  calibration: Calibration,
  english: EnglishWords,
  reader: OpinionReader | null,
  acts: Pick<ActReader, 'read' | 'odds'>,
  today: () => Date,
): DiagnosisParts {
  const { words } = bundle.codes
  const languages = once(() => new LanguageReader(bundle.otherLanguages))
  const signsOfWords = once(() => signReader(bundle, english))
  const matters = once(() => matterBook(bundle.otherMatters))
  const vehicles = once(() => new VehicleReader(bundle.vehicles))
  const renewed = once(() => new RenewedPartReader(bundle.knowledge.renewals ?? []))
  const codes = troubleCodeBook(
    new Map(bundle.codes.facts),
    {
      ...words,
      components: new Map(words.components),
      endings: new Map(words.endings),
      modes: new Map(words.modes),
      commonCodes: new Map(words.commonCodes),
    },
    bundle.codes.findings,
  )
  const signs = once(() => {
    const ofWords = signsOfWords()
    return {
      read: (text: string) => {
        const foreign = languages().read(text)
        return foreign ? [...foreign.signs] : ofWords.read(codes.besideCodes(text))
      },
    }
  })
  return {
    model: buildCausalModel(bundle.knowledge),
    get signs() {
      return signs()
    },
    get languages() {
      return languages()
    },
    reader,
    acts,
    codes,
    advice: new Map(Object.entries(bundle.advice)),
    emergencies: bundle.emergencies,
    howTos: bundle.howTos,
    get matters() {
      return matters()
    },
    glossary: new Map(Object.entries(bundle.glossary)),
    get vehicles() {
      return vehicles()
    },
    recalls: recallBook(bundle.recalls),
    fitted: byMake(bundle.fitted),
    get renewed() {
      return renewed()
    },
    heard: bundle.heard,
    seen: seenBook(bundle.seen),
    pooling: calibration.pooling,
    thresholds: calibration.thresholds,
    today,
  }
}

/** Makes everything now that would otherwise be made when it is first asked for. */
export const madeBeforehand = (parts: DiagnosisParts): DiagnosisParts => ({ ...parts })

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function signReader(bundle: KnowledgeBundle, english: EnglishWords): SignReader {
  const { findings } = bundle.knowledge
  return new SignReader(
    findings.flatMap(({ id, phrases, denials = [] }) => [
      ...phrases.map((phrase) => compilePhrase(id, phrase)),
      ...denials.map((phrase) => compilePhrase(id, phrase, 'absent')),
    ]),
    spellingOf(bundle, english),
    new Map(findings.map(({ id, insteadOf = [] }) => [id, insteadOf])),
  )
}

/** What our own texts and phrases hold is how words are spelled. */
export const spellingOf = (bundle: KnowledgeBundle, english: EnglishWords): SpellingCorrector =>
  new SpellingCorrector(countWords(textsOf(bundle)), english, stemsOf(bundle))

/** The words of a phrase without the stems: "smok*" makes no word of "smok". */
const wholeWords = (phrase: string) => phrase.split(/[\s|]/).filter((word) => !word.endsWith('*'))
const stemsOf = ({ knowledge }: KnowledgeBundle) =>
  new Set(
    knowledge.findings
      .flatMap(({ phrases, denials = [] }) => [...phrases, ...denials])
      .flatMap((phrase) => phrase.split(/[\s|]/))
      .flatMap((word) => (word.endsWith('*') ? [word.replace(/^!|\*$/g, '')] : [])),
  )

/** Our own texts: what is spelled as it stands there is spelled right. */
function* textsOf({ knowledge, glossary, howTos }: KnowledgeBundle): Generator<string> {
  for (const { sign, question, check, phrases, denials = [] } of knowledge.findings)
    yield [sign, question, check, ...[...phrases, ...denials].flatMap(wholeWords)].join(' ')
  for (const { title, story, repair, said } of knowledge.causes)
    yield [title, story, repair, ...said].join(' ')
  for (const [term, meaning] of Object.entries(glossary)) yield `${term} ${meaning}`
  for (const { answer, asks } of howTos) yield [answer, ...asks].join(' ')
}

function byMake(rows: readonly FittedPart[]): Map<string, FittedPart[]> {
  const makes = new Map<string, FittedPart[]>()
  for (const row of rows) makes.set(row.make, [...(makes.get(row.make) ?? []), row])
  return makes
}
