import type { Box, Lamp, PhotoKind } from '@candi/contracts'

/** What the camera, or the chart of lamps, is opened for. */
export type PhotoAsk =
  | {
      kind: 'photograph'
      /** Files that were dropped or pasted on the desk. */
      files?: readonly File[]
      /** What an earlier photo asks for. */
      guide?: PhotoKind
    }
  | {
      kind: 'lamps'
      /** A lamp of this photo is to be put right, or was missed at this place; without it a lamp is told of. */
      onPick?: (lamp: Lamp) => void
      at?: Box
    }
