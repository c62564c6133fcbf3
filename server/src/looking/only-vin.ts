import type { PhotoJudgement } from '@candi/engines/photo'

/** A judgement without everything that only Pro and Founder are told: what is for everybody is the VIN alone. */
export const onlyVin = (judgement: PhotoJudgement): PhotoJudgement => ({
  ...judgement,
  kind: { ...judgement.kind, id: 'vin' },
  kinds: [],
  lamps: [],
  bulbCheck: false,
  lines: [],
  codes: [],
  odometer: null,
  gauges: [],
  colours: [],
  proposals: [],
})
