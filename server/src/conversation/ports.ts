import type {
  Advice,
  CausalModel,
  EmergencyCards,
  FittedPart,
  HeardSigns,
  HowTo,
  PoolingWeights,
  UrgencyThresholds,
} from '@candi/domain'
import type {
  ActReader,
  LanguageReader,
  ReadSign,
  RecognisedSigns,
  RenewedPartReader,
  SignReader,
  TextOpinion,
  VehicleReader,
} from '@candi/engines/text'
import type { CodeBook } from './code-book.ts'
import type { MatterBook } from './matter-book.ts'
import type { RecallBook } from './recall-book.ts'
import type { SeenBook } from './seen-book.ts'

/** What a text means, as a vector: near ones mean alike. */
export type EmbedText = (text: string) => Promise<Float32Array>

/** The trained reader of whole messages; real or recorded. */
export interface OpinionReader {
  opinionOf(text: string): Promise<TextOpinion>
  /** Absent where only opinions were recorded. */
  readonly embed?: EmbedText
  /** Which signs a message tells by its meaning; null of a short one. Absent where only opinions were recorded. */
  readonly recognise?: (text: string, byPhrases: readonly ReadSign[]) => Promise<RecognisedSigns | null>
  /** The same reader, which encodes each text of one turn once. */
  readonly forTurn?: () => OpinionReader
}

/** What a diagnosis is made with; put together once in main.ts, never changed afterwards. */
export interface DiagnosisParts {
  readonly model: CausalModel
  readonly signs: Pick<SignReader, 'read'>
  /** Knows what is not English, and the dangers that it tells. */
  readonly languages: Pick<LanguageReader, 'read'>
  readonly reader: OpinionReader | null
  /** Which dialogue act a line is. */
  readonly acts: Pick<ActReader, 'read' | 'odds'>
  readonly codes: CodeBook
  readonly advice: ReadonlyMap<string, Advice>
  /** The cards that come before everything else. */
  readonly emergencies: EmergencyCards
  readonly howTos: readonly HowTo[]
  /** What is asked beside the troubles of a car, and how it is met. */
  readonly matters: MatterBook
  readonly glossary: ReadonlyMap<string, string>
  /** Reads the car out of the words where nobody has filled in the form. */
  readonly vehicles: VehicleReader
  readonly recalls: RecallBook
  /** What the cars of a make are known to have, by the name of the make that is shown. */
  readonly fitted: ReadonlyMap<string, readonly FittedPart[]>
  /** Reads which parts of this car were renewed. */
  readonly renewed: Pick<RenewedPartReader, 'read'>
  /** What noises in a recording speak for. */
  readonly heard: HeardSigns
  /** What lamps and other things in a photo mean. */
  readonly seen: SeenBook
  readonly pooling: PoolingWeights
  readonly thresholds: UrgencyThresholds
  /** The day on which the diagnosis is made; prices, ages and deadlines hang on it. */
  readonly today: () => Date
}
