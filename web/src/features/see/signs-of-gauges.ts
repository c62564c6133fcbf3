import type { SeenSign, Sighting } from '@candi/contracts'
import type { CasePhoto } from '../../api/case-photo.ts'

/** A needle that the owner looked at too tells as much as it ever does. */
const CONFIRMED = 0.8

/** The signs of a sighting without those of gauges that were read wrong, those of confirmed ones as sure as they get. */
export function signsOfGaugesAsLeft(
  { signs, gauges }: Pick<Sighting, 'signs' | 'gauges'>,
  saidOf: CasePhoto['gaugesSaid'],
): SeenSign[] {
  return signs.flatMap((sign) => {
    const gauge = gauges.find(({ finding }) => finding === sign.finding)
    const said = gauge && saidOf[gauge.id]
    if (said === 'not_right') return []
    return said === 'right' ? [{ ...sign, confidence: Math.max(sign.confidence, CONFIRMED) }] : [sign]
  })
}
