import type { Lamp, LampColour, LitLamp, PhotoJudgement, PhotoKind, TextLine } from '@candi/engines/photo'

/** A judged photo of a dash on which nothing is lit; tests say what else was seen. */
export const judgedPhoto = (more: Partial<PhotoJudgement> = {}): PhotoJudgement => ({
  width: 2048,
  height: 1536,
  quality: { lightness: 0.4, sharpness: 0.7, blackShare: 0.02, whiteShare: 0.02 },
  kind: { id: 'dashboard', probability: 0.9, isTold: false },
  kinds: [{ id: 'dashboard', probability: 0.9 }],
  lamps: [],
  bulbCheck: false,
  lines: [],
  codes: [],
  vin: null,
  odometer: null,
  gauges: [],
  colours: [],
  proposals: [],
  ...more,
})

export const shows = (id: PhotoKind, probability = 0.9): Partial<PhotoJudgement> => ({
  kind: { id, probability, isTold: false },
  kinds: [{ id, probability }],
})

export const lit = (
  id: Lamp,
  probability: number,
  colour: LampColour = 'red',
  more: Partial<LitLamp> = {},
): LitLamp => ({ id, probability, colour, box: [0.4, 0.4, 0.05, 0.05], others: [], ...more })

export const line = (text: string, probability = 0.95, top = 0.5): TextLine => ({
  text,
  probability,
  box: [0.3, top, 0.2, 0.03],
})
