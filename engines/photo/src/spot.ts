import type { Picture } from './picture.ts'

/** A region near the middle of a photo that stands out from what surrounds it. */
export interface Spot {
  /** The photo made small, and one byte a pixel of it: 1 well inside the spot, 2 at its edge, 3 in the ground around it, 0 elsewhere. */
  readonly picture: Picture
  readonly zones: Uint8Array
  /** Share of the photo. */
  readonly share: number
}
export const ZONES = { inside: 1, edge: 2, around: 3 } as const
