/** A fluid by what it takes from light on its way: absorption per millimetre of red, green and blue (Beer and Lambert). */
export interface MadeFluid {
  readonly absorption: readonly [number, number, number]
  /** Share of the light that the fluid itself throws back before it reaches the ground: dyes of coolants glow a little. */
  readonly scatter: readonly [number, number, number]
  /** Index of refraction. */
  readonly index: number
}

export const MADE_FLUIDS = {
  clear: { absorption: [0, 0, 0], scatter: [0, 0, 0], index: 1.33 },
  amber: { absorption: [0.08, 0.28, 1.7], scatter: [0.01, 0.007, 0], index: 1.47 },
  black: { absorption: [2.6, 3.2, 4.4], scatter: [0.004, 0.003, 0.002], index: 1.48 },
  brown: { absorption: [0.7, 1.5, 3.2], scatter: [0.01, 0.006, 0.002], index: 1.48 },
  red: { absorption: [0.15, 2.2, 2], scatter: [0.05, 0.004, 0.005], index: 1.47 },
  green: { absorption: [1.3, 0.12, 1], scatter: [0.02, 0.12, 0.03], index: 1.38 },
  orange: { absorption: [0.05, 0.75, 2.6], scatter: [0.12, 0.045, 0.005], index: 1.38 },
  pink: { absorption: [0.06, 1, 0.5], scatter: [0.12, 0.03, 0.06], index: 1.38 },
  blue: { absorption: [1.7, 0.6, 0.1], scatter: [0.015, 0.04, 0.11], index: 1.34 },
} as const satisfies Record<string, MadeFluid>
export type MadeFluidName = keyof typeof MADE_FLUIDS
