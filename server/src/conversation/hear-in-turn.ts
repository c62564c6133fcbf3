import type { CaseFacts } from '@candi/contracts'
import { secondsBetween } from './observations-heard.ts'
import type { DiagnosisParts } from './ports.ts'
import type { CaseUnderstanding } from './understand-case.ts'

/** What the recording of a turn brought, as far as the narrator may speak of it. */
export interface HeardInTurn {
  /** "Recording 1". */
  readonly name: string
  /** The signs that count, surest first, as the ledger words them. */
  readonly signs: readonly {
    readonly sign: string
    readonly confidence: number
    /** "3.2–4.8 s". */
    readonly seconds: string
  }[]
  /** Signs against which the owner's own answer stands. */
  readonly overruled: readonly string[]
  /** Whether the case has become more urgent by it. */
  readonly isMoreUrgent: boolean
}

/** Whether any recording of a case speaks for a sign that we know: then it tells of a car, without any words. */
export const hearingsTell = ({ model }: DiagnosisParts, { hearings }: CaseFacts): boolean =>
  hearings.some(({ signs }) => signs.some(({ finding }) => model.findings.has(finding)))

/** What one recording of the facts brought; one that is no longer among them brought nothing. */
export function hearInTurn(
  { model }: DiagnosisParts,
  { hearings }: CaseFacts,
  id: string,
  understanding: CaseUnderstanding | null,
): Omit<HeardInTurn, 'isMoreUrgent'> {
  const hearing = hearings.find((candidate) => candidate.id === id)
  const counted = new Set(
    understanding?.observations.flatMap(({ finding, source }) => (source === 'sound' ? [finding] : [])),
  )
  const known = (hearing?.signs ?? [])
    .flatMap(({ finding, confidence, fromSeconds, toSeconds }) => {
      const definition = model.findings.get(finding)
      if (!definition || !(confidence > 0.5)) return []
      const seconds = secondsBetween(fromSeconds, toSeconds)
      return [{ finding, sign: definition.sign, confidence, seconds }]
    })
    .sort((left, right) => right.confidence - left.confidence)
  return {
    name: hearing?.name ?? 'This recording',
    signs: known
      .filter(({ finding }) => counted.has(finding))
      .map(({ sign, confidence, seconds }) => ({ sign, confidence, seconds })),
    overruled: known.filter(({ finding }) => !counted.has(finding)).map(({ sign }) => sign),
  }
}
