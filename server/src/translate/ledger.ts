import type { Assessment, LedgerRow } from '@candi/contracts'
import { type Observation, type Sign, segmentsOf, weightOfEvidence } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'

const WORDS: readonly LedgerRow['weightWord'][] = ['', 'slight', 'some', 'some', 'strong', 'strong']
const UNKNOWN_SHOWN = 4

/** What the sheet rests on, weighed for and against the leading cause; every row can be flipped. */
export function ledgerOf(parts: DiagnosisParts, assessment: CaseAssessment): Assessment['ledger'] {
  const lead = assessment.ranked[0]
  const { observations, heard } = assessment.understanding
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
    const places = observation.state === 'present' ? (heard.get(finding.id) ?? []) : []
    const row = rowFor(observation, finding.sign, segmentsOf(weight), places)
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

/** What was told of a finding comes before what was heard. */
function byFinding(observations: readonly Observation[]): Iterable<Tellings> {
  const rows = new Map<string, Tellings>()
  for (const observation of observations) {
    const known = rows.get(observation.finding)
    rows.set(observation.finding, known ? [known[0], observation] : [observation])
  }
  return rows.values()
}
type Tellings = readonly [Observation, Observation?]

/** A recording stands where it is surer than a word in passing, and where the owner could not tell. */
function standing([told, heard]: Tellings): Observation {
  if (!heard || told.state === 'present') return told
  return told.state === 'unknown' || heard.confidence > told.confidence ? heard : told
}

function rowFor(
  observation: Observation,
  sign: string,
  segments: number,
  places: readonly string[],
): LedgerRow {
  const { source, quote = '' } = observation
  return {
    finding: observation.finding,
    sign,
    state: observation.state,
    weight: segments,
    weightWord: WORDS[segments] ?? '',
    sources: [
      ...(source === 'sound' ? [] : [{ kind: source, quote }]),
      ...places.map((place) => ({ kind: 'sound' as const, quote: place })),
    ],
    flippable: source !== 'vehicle',
  }
}
