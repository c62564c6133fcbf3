import type { Lamp, SeenLamp } from '@candi/contracts'
import type { ModelSighting } from './model-sighting.ts'

const MOST_LAMPS = 24
/** What a vision model alone saw is never surer than this. */
export const MOST_BY_MODEL = 0.75
/** Below this a lamp is not spoken of. */
const LIT = 0.5
const MOST = 0.97
/** Two that see the same are surer by so much of what is left to certainty, weighed by the model's own. */
const AGREEMENT = 0.5
/** Of a lamp that the model cannot place: no place at all. */
const NOWHERE: SeenLamp['box'] = [0, 0, 0, 0]

/** Never less than our own, never certain. */
export const raised = (own: number, other: number, most: number): number =>
  Math.max(own, Math.min(own + (1 - own) * AGREEMENT * Math.min(Math.max(other, 0), 1), most))

/** Lamps seen by either, surest first; what stands in `contradicted` is asked about and not added. */
export function uniteLamps(
  own: readonly SeenLamp[],
  other: ModelSighting['lamps'],
  contradicted: ReadonlySet<Lamp>,
): SeenLamp[] {
  const surest = new Map<Lamp, ModelSighting['lamps'][number]>()
  for (const lamp of other)
    if (lamp.probability >= LIT && lamp.probability > (surest.get(lamp.id)?.probability ?? 0))
      surest.set(lamp.id, lamp)
  const both = own.map((lamp): SeenLamp => {
    const same = surest.get(lamp.id)
    return same
      ? { ...lamp, probability: raised(lamp.probability, same.probability, MOST), by: 'both' }
      : lamp
  })
  const known = new Set(own.map(({ id }) => id))
  const alone = [...surest.values()]
    .filter(({ id }) => !known.has(id) && !contradicted.has(id))
    .map(
      ({ id, colour, probability, box }): SeenLamp => ({
        id,
        colour,
        probability: Math.min(probability, MOST_BY_MODEL),
        box: box ?? NOWHERE,
        others: [],
        by: 'model',
      }),
    )
  return [...both, ...alone]
    .toSorted((left, right) => right.probability - left.probability || (left.id < right.id ? -1 : 1))
    .slice(0, MOST_LAMPS)
}
