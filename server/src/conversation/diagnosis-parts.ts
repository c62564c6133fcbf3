import { buildCausalModel, type PoolingWeights, type UrgencyThresholds } from '@candi/domain'
import { compilePhrase, PhraseIndex, VehicleReader } from '@candi/engines/text'
import type { KnowledgeBundle } from '@candi/knowledge'
import type { DiagnosisParts, OpinionReader } from './ports.ts'
import { troubleCodeBook } from './trouble-code-book.ts'

export interface Calibration {
  readonly pooling: PoolingWeights
  readonly thresholds: UrgencyThresholds
}

/** The parts of a diagnosis from what is known, what was fitted, and the reader. */
export function diagnosisParts(
  bundle: KnowledgeBundle,
  calibration: Calibration,
  reader: OpinionReader | null,
  today: () => Date,
): DiagnosisParts {
  const { words } = bundle.codes
  return {
    model: buildCausalModel(bundle.knowledge),
    phrases: new PhraseIndex(
      bundle.knowledge.findings.flatMap((finding) =>
        finding.phrases.map((phrase) => compilePhrase(finding.id, phrase)),
      ),
    ),
    reader,
    codes: troubleCodeBook(
      new Map(bundle.codes.facts),
      {
        ...words,
        components: new Map(words.components),
        endings: new Map(words.endings),
        modes: new Map(words.modes),
        commonCodes: new Map(words.commonCodes),
      },
      bundle.codes.findings,
    ),
    advice: new Map(Object.entries(bundle.advice)),
    howTos: bundle.howTos,
    glossary: new Map(Object.entries(bundle.glossary)),
    vehicles: new VehicleReader(bundle.vehicles),
    pooling: calibration.pooling,
    thresholds: calibration.thresholds,
    today,
  }
}
