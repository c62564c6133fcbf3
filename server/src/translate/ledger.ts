import type { Assessment, LedgerRow } from '@candi/contracts'
import { isWitness, type Observation, type Sign, segmentsOf, weightOfEvidence } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'

const WORDS: readonly LedgerRow['weightWord'][] = ['', 'slight', 'some', 'some', 'strong', 'strong']
const UNKNOWN_SHOWN = 4

/** What the sheet rests on, weighed for and against the leading cause; every row can be flipped. */
export function ledgerOf(parts: DiagnosisParts, assessment: CaseAssessment): Assessment['ledger'] {
  const lead = assessment.ranked[0]
  const { observations, heard, seen, readByModelAlone } = assessment.understanding
  const supports: LedgerRow[] = []
  const opposes: LedgerRow[] = []
  const unknown: LedgerRow[] = []
  const weights = new Map<Sign, number>()
  for (const sign of assessment.belief.signs)
    weights.set(sign, lead ? weightOfEvidence(parts.model, assessment.belief, sign, lead.position) : 0)
  for (const tellings of byFinding(observations)) {
    const observation = standing(tellings)
    const finding = parts.model.findings.get(observation.finding)
    if (!finding) continue
    const sign = assessment.belief.signs.find(
      (candidate) => candidate.state === observation.state && candidate.findings.includes(finding),
    )
    const weight = sign ? (weights.get(sign) ?? 0) : 0
    const isPresent = observation.state === 'present'
    const row = rowFor(observation, finding.sign, segmentsOf(weight), [
      ...quotesOf('sound', isPresent ? heard.get(finding.id) : undefined),
      ...quotesOf('photo', isPresent ? seen.get(finding.id) : undefined),
    ])
    if (observation.source === 'words' && readByModelAlone.has(finding.id))
      row.sources = row.sources.map((source) =>
        source.kind === 'words' ? { ...source, kind: 'model' } : source,
      )
    if (observation.state === 'unknown') unknown.push({ ...row, weight: 0, weightWord: '' })
    else if (weight >= 0) supports.push(row)
    else opposes.push(row)
  }
  for (const { finding } of assessment.questions.slice(0, UNKNOWN_SHOWN))
    if (unknown.length < UNKNOWN_SHOWN)
      unknown.push({
        finding: finding.id,
        sign: finding.sign,
        state: 'unknown',
        weight: 0,
        weightWord: '',
        sources: [],
        flippable: true,
      })
  const byWeight = (left: LedgerRow, right: LedgerRow) => right.weight - left.weight
  return {
    about: lead?.cause.title ?? '',
    supports: supports.sort(byWeight),
    opposes: opposes.sort(byWeight),
    unknown,
  }
}

/** What was told of a finding comes before what was heard, and that before what was seen; the surer witness stands for both. */
function byFinding(observations: readonly Observation[]): Iterable<Tellings> {
  const rows = new Map<string, Tellings>()
  for (const observation of observations) {
    const [first, witness] = rows.get(observation.finding) ?? []
    const surer = witness && witness.confidence >= observation.confidence ? witness : observation
    rows.set(observation.finding, first ? [first, surer] : [observation])
  }
  return rows.values()
}
type Tellings = readonly [Observation, Observation?]

const quotesOf = (kind: 'sound' | 'photo', quotes: readonly string[] = []) =>
  quotes.map((quote) => ({ kind, quote }))

/** A recording or photo stands where it is surer than a word in passing, and where the owner could not tell. */
function standing([told, witness]: Tellings): Observation {
  if (!witness || told.state === 'present') return told
  return told.state === 'unknown' || witness.confidence > told.confidence ? witness : told
}

function rowFor(
  observation: Observation,
  sign: string,
  segments: number,
  witnesses: LedgerRow['sources'],
): LedgerRow {
  const { source, quote = '' } = observation
  return {
    finding: observation.finding,
    sign,
    state: observation.state,
    weight: segments,
    weightWord: WORDS[segments] ?? '',
    sources: [...(isWitness(source) ? [] : [{ kind: source, quote }]), ...witnesses],
    flippable: source !== 'vehicle',
  }
}
