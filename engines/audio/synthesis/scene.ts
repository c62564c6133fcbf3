import type { Motion } from './motion.ts'
import type { Random } from './random.ts'

/** What every voice is given: the car's motion, its engine and a chance of its own. */
export interface Scene {
  readonly motion: Motion
  readonly length: number
  readonly cylinders: number
  readonly random: Random
}

/** Tone whose phase follows a shaft: `order` cycles a turn. */
export const shaftTone = (turns: Float64Array, order: number, index: number) =>
  Math.sin(2 * Math.PI * order * (turns[index] ?? 0))
