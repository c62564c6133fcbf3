export { ActReader, type ActShape, likeliestAct } from './act-reader.ts'
export { type Clause, clausesOf } from './clause.ts'
export { clauseWindows } from './clause-window.ts'
export { countWords, SpellingCorrector } from './correct-spelling.ts'
export { EnglishWords } from './english-words.ts'
export type { ReadSign } from './judge-findings.ts'
export { type ForeignMessage, LanguageReader } from './language-reader.ts'
export { countNgrams } from './ngram-counts.ts'
export { type NgramLogits, NgramReader, type NgramShape } from './ngram-reader.ts'
export {
  INTENTS,
  type Intent,
  judgeOpinion,
  type OpinionWeights,
  type ReaderLogits,
  type ReaderManifest,
  softmax,
  type TextOpinion,
} from './opinion.ts'
export { OwnerReader } from './owner-reader.ts'
export { compilePhrase, type Phrase } from './phrase.ts'
export { readTokens, type Token } from './read-tokens.ts'
export { type KnownMake, type NamedVehicle, VehicleReader } from './read-vehicle.ts'
export { type NamedPart, RenewedPartReader } from './renewed-parts.ts'
export { SignReader } from './sign-reader.ts'
export { type RecogniserShape, SignRecogniser } from './sign-recogniser.ts'
export { type RecognisedSigns, signsByMeaning } from './signs-by-meaning.ts'
export { neighborsOf } from './slip-of-finger.ts'
export { readTrip, type Trip } from './trip/read-trip.ts'
export { WordPiece } from './word-piece.ts'
