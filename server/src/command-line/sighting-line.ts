import type { Sighting } from '@candi/contracts'
import type { PhotoQuality } from '@candi/engines/photo'

/** A sighting as `candi look --json` writes it; boxes as fractions of width and height. */
export const sightingLine = (file: string, sighting: Sighting, quality: PhotoQuality) => ({
  file,
  kind: { id: sighting.kind.id, probability: sighting.kind.probability },
  lamps: sighting.lamps.map(({ id, probability, box }) => ({ id, probability, box })),
  bulbCheck: sighting.bulbCheck,
  codes: sighting.codes,
  vin: sighting.vin && { value: sighting.vin.value, probability: sighting.vin.probability },
  odometer: sighting.odometer && { value: sighting.odometer.value, unit: sighting.odometer.unit },
  findings: sighting.signs.map(({ finding, confidence }) => ({ id: finding, confidence })),
  quality,
})
