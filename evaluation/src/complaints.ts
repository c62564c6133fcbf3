import type { Calibration } from '@candi/server/conversation/diagnosis-parts'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { signsOfMessage } from '@candi/server/conversation/signs-of-message'
import { readCase, scoreCase } from './diagnose-cases.ts'
import { PROBLEM_SYSTEMS } from './problem-systems.ts'
import type { Complaint } from './read-messages.ts'
import { mean } from './scores.ts'
import { percent } from './table.ts'

/** Systems on which a complaint can be judged; recalls, seats and bodies are not what owners ask us. */
const JUDGED = new Set([
  'engine',
  'cooling',
  'fuel',
  'exhaust',
  'transmission',
  'brakes',
  'steering',
  'suspension',
  'wheels_tires',
  'electrical',
  'lighting',
  'hybrid_ev',
])
const MOST = 600

/** Whether the right system is among those of the first and first three problems: coarse, noisy labels, but real words. */
export async function scoreComplaints(
  parts: DiagnosisParts,
  complaints: readonly Complaint[],
  calibration: Calibration,
  random: () => number,
): Promise<string> {
  const judged = complaints.filter(
    ({ systems, text }) =>
      systems.length > 0 && systems.every((system) => JUDGED.has(system)) && text.length > 60,
  )
  const chosen = judged
    .map((complaint) => ({ complaint, order: random() }))
    .sort((left, right) => left.order - right.order)
    .slice(0, MOST)
  const first: number[] = []
  const three: number[] = []
  for (const { complaint } of chosen) {
    const text = complaint.text.slice(0, 2_000)
    const read = readCase(
      parts,
      { text },
      await signsOfMessage(parts, text),
      { id: complaint.odi, group: complaint.odi, gold: '', accept: [], stopDriving: null },
      (await parts.reader?.opinionOf(text)) ?? null,
    )
    const { problems } = scoreCase(read, calibration.pooling, calibration.thresholds)
    const order = [...problems].sort((left, right) => right.probability - left.probability)
    const right = new Set([...complaint.systems, ...complaint.also_ok])
    const hits = (count: number) =>
      order.slice(0, count).some(({ id }) => (PROBLEM_SYSTEMS[id] ?? []).some((system) => right.has(system)))
        ? 1
        : 0
    first.push(hits(1))
    three.push(hits(3))
  }
  return `${chosen.length} complaints to a road-safety agency whose component the agency coded: the right system stands first in ${percent(mean(first))}, within three in ${percent(mean(three))}.`
}
