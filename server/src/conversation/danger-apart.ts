import { type CaseVerdict, type CausalModel, isGrave, type Observation } from '@candi/domain'
import type { CaseUnderstanding } from './understand-case.ts'

/** A cause that makes a sign at least this often explains it. */
const EXPLAINS = 0.2

/**
 * What a later message told of a danger that has nothing to do with what the case opened with: "squeaky belt in the morning", then
 * "today the brake pedal went to the floor". Null where the leading cause explains one of its signs, or the first message told it.
 */
export function dangerApart(
  model: CausalModel,
  { signs, observations }: Pick<CaseUnderstanding, 'signs' | 'observations'>,
  { level, rules }: Pick<CaseVerdict, 'level' | 'rules'>,
  leading: number | undefined,
): readonly Observation[] | null {
  if (!isGrave(level) || leading === undefined) return null
  const present = new Set(
    observations.flatMap(({ finding, state }) => (state === 'present' ? [finding] : [])),
  )
  const flagged = new Set(
    rules
      .filter((rule) => rule.urgency === level)
      .flatMap((rule) => rule.all.flat())
      .filter((finding) => present.has(finding)),
  )
  if ([...flagged].some((finding) => (model.strengths(finding)[leading] ?? 0) >= EXPLAINS)) return null
  const told = [...signs.values()].map((found) => found.map(({ observation }) => observation.finding))
  const tells = (findings: readonly string[]) => findings.some((finding) => flagged.has(finding))
  const opening = told.find((findings) => findings.some((finding) => present.has(finding)))
  if (!opening || tells(opening)) return null
  const apart = new Set(told.filter(tells).flat())
  if (apart.size === 0) return null
  // Answers, codes, recordings and photos may be of either trouble.
  const toldElsewhere = new Set(told.flat().filter((finding) => !apart.has(finding)))
  return observations.filter(({ finding }) => !toldElsewhere.has(finding))
}
