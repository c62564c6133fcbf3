import type { Sighting } from '@candi/contracts'

const percent = (probability: number) => `${Math.round(probability * 100)} %`

/** What was seen, for a person at a terminal. */
export function sightingText(sighting: Sighting): string {
  const { kind, vin, odometer, next } = sighting
  const lines = [
    `${sighting.width} x ${sighting.height}, ${kind.id}${kind.isTold ? '' : ` (${percent(kind.probability)})`}`,
    sighting.summary,
    ...sighting.lamps.map(({ id, colour, probability }) => `${id}, ${colour} (${percent(probability)})`),
    ...(sighting.codes.length > 0 ? [`codes ${sighting.codes.join(', ')}`] : []),
    ...(vin ? [`VIN ${vin.value} (${percent(vin.probability)}), by ${vin.from}`] : []),
    ...(odometer ? [`odometer ${odometer.value}${odometer.unit ? ` ${odometer.unit}` : ''}`] : []),
    ...sighting.gauges.map(
      ({ id, level, probability }) =>
        `${id} gauge at ${percent(level)} of its scale (${percent(probability)})`,
    ),
    ...sighting.messages.map((message) => `"${message}"`),
    ...sighting.signs.map(({ words, confidence }) => `SIGN  ${words} (${percent(confidence)})`),
    ...(next ? [`NEXT  ${next.title}: ${next.how}`] : []),
  ]
  return `${lines.map((line) => `  ${line}`).join('\n')}\n`
}
