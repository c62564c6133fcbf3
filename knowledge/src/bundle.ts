import type {
  Advice,
  EmergencyCards,
  FittedPart,
  HeardSigns,
  HowTo,
  Knowledge,
  OtherLanguage,
  OtherMatters,
  RecallKnowledge,
  SeenKnowledge,
} from '@candi/domain'
import { type CodeKnowledge, type CodeWordsEntry, loadCodes } from '../codes/load-codes.ts'
import { readAdvice, readGlossary, readHowTos } from './read-advice.ts'
import { readEmergencyCards } from './read-emergency-cards.ts'
import { readFittedParts } from './read-fitted-parts.ts'
import { readHeardSigns } from './read-heard-signs.ts'
import { readKnowledge } from './read-knowledge.ts'
import { readOtherLanguages } from './read-other-languages.ts'
import { readOtherMatters } from './read-other-matters.ts'
import { readRecallComponents } from './read-recall-components.ts'
import { readRenewedParts } from './read-renewed-parts.ts'
import { readSeen } from './read-seen.ts'
import { type KnownMakes, readVehicles } from './read-vehicles.ts'
import { refuseLostTellings } from './told-in.ts'

type Entries<T> = T extends ReadonlyMap<infer K, infer V> ? [K, V][] : T

/** Everything that is known, as plain JSON: checked once at build time, read in milliseconds at start. */
export interface KnowledgeBundle {
  readonly knowledge: Knowledge
  readonly codes: {
    readonly facts: Entries<CodeKnowledge['facts']>
    readonly words: { readonly [K in keyof CodeWordsEntry]: Entries<CodeWordsEntry[K]> }
    readonly findings: CodeKnowledge['findings']
  }
  readonly advice: Record<string, Advice>
  readonly emergencies: EmergencyCards
  readonly howTos: HowTo[]
  readonly otherLanguages: OtherLanguage[]
  readonly otherMatters: OtherMatters
  readonly glossary: Record<string, string>
  readonly vehicles: KnownMakes
  readonly recalls: RecallKnowledge
  readonly fitted: FittedPart[]
  readonly heard: HeardSigns
  readonly seen: SeenKnowledge
}

/** Reads and checks every knowledge file; throws a KnowledgeMistake that a person can act on. */
export function readBundle(): KnowledgeBundle {
  const { facts, words, findings } = loadCodes()
  const read = readKnowledge()
  const knowledge = { ...read, renewals: readRenewedParts(read) }
  const howTos = readHowTos(knowledge.causes)
  refuseLostTellings(knowledge.rules, { howTos })
  return {
    knowledge,
    codes: {
      facts: [...facts],
      words: {
        ...words,
        components: [...words.components],
        endings: [...words.endings],
        modes: [...words.modes],
        commonCodes: [...words.commonCodes],
      },
      findings,
    },
    advice: readAdvice(),
    emergencies: readEmergencyCards(),
    howTos,
    otherLanguages: readOtherLanguages(knowledge),
    otherMatters: readOtherMatters(),
    glossary: readGlossary(),
    vehicles: readVehicles(),
    recalls: readRecallComponents(knowledge),
    fitted: readFittedParts(),
    heard: readHeardSigns(knowledge),
    seen: readSeen(knowledge),
  }
}
