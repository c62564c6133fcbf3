import type { PhotoJudgement, Picture, ToldOfPhoto } from '@candi/engines/photo'

/** Judges every picture alike, apart from its size and what was told: an oil lamp, a code and a VIN. */
export function knownPhotoJudge({ width, height }: Picture, { kind }: ToldOfPhoto): PhotoJudgement {
  return {
    width,
    height,
    quality: { lightness: 0.4, sharpness: 0.8, blackShare: 0.01, whiteShare: 0.01 },
    kind: { id: kind ?? 'dashboard', probability: kind ? 1 : 0.9, isTold: kind !== undefined },
    kinds: [
      { id: 'dashboard', probability: 0.9 },
      { id: 'not_car', probability: 0.1 },
    ],
    lamps: [
      {
        id: 'oil_pressure',
        probability: 0.87,
        box: [0.4, 0.5, 0.05, 0.06],
        colour: 'red',
        others: ['oil_level'],
      },
    ],
    bulbCheck: false,
    lines: [],
    codes: ['P0301'],
    vin: { value: '1HGCM82633A004352', probability: 0.9, from: 'text', isRepaired: false, others: [] },
    odometer: { value: 137_113, unit: 'km', probability: 0.8 },
    gauges: [],
    colours: [],
    proposals: [],
  }
}
