/** The light of a made photo: how much of red, green and blue it holds, and what it does to shadows and gloss. */
export interface MadeLight {
  readonly gains: readonly [number, number, number]
  /** Share of the light that comes from one place and throws shadows. */
  readonly direct: number
  /** What is left of the difference between colours: a sodium lamp shines in one of them. */
  readonly colourfulness: number
  /** How bright the mirrored lamp or sun is against white paper in the same light. */
  readonly glint: number
  /** Share of pixels' full well: the less, the more noise. */
  readonly exposure: number
}

/** Correlated colour temperatures as linear sRGB, green being 1; sodium by its line at 589 nm. */
export const MADE_LIGHTS = {
  sun: { gains: [1.05, 1, 0.9], direct: 0.8, colourfulness: 1, glint: 60, exposure: 1 },
  overcast: { gains: [0.97, 1, 1.06], direct: 0, colourfulness: 1, glint: 2, exposure: 0.8 },
  shade: { gains: [0.85, 1, 1.25], direct: 0, colourfulness: 1, glint: 2.5, exposure: 0.7 },
  led: { gains: [1.2, 1.02, 0.74], direct: 0.5, colourfulness: 1, glint: 25, exposure: 0.35 },
  flash: { gains: [1, 1, 1.02], direct: 0.9, colourfulness: 1, glint: 40, exposure: 0.4 },
  bulb: { gains: [1.6, 1, 0.45], direct: 0.5, colourfulness: 1, glint: 25, exposure: 0.25 },
  sodium: { gains: [1.9, 1, 0.05], direct: 0.6, colourfulness: 0.12, glint: 25, exposure: 0.2 },
} as const satisfies Record<string, MadeLight>
export type MadeLightName = keyof typeof MADE_LIGHTS
