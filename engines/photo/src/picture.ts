/** A picture as the engine sees it: upright, three bytes a pixel (red, green, blue, sRGB), row by row from the top left. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Left, top, width and height as fractions of the picture, 0 to 1. */
export type Box = readonly [number, number, number, number]
