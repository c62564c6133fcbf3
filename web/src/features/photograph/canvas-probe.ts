/** A color that no browser puts into a canvas by itself. */
export const PROBE = { color: '#1e6e3c', bytes: [0x1e, 0x6e, 0x3c] } as const
/** Pixels of the square that is drawn and read back. */
export const PROBE_EDGE = 4

/** Some browsers change a pixel here and there by a little, which no photo suffers from. */
const GRACE = 4

/**
 * Whether what was drawn is what is read back. Against tracking, some browsers (Tor, LibreWolf, Firefox when told to) give
 * pages noise instead: a photo that is drawn anew would be sent as noise.
 */
export const wasReadBack = (pixels: Uint8ClampedArray): boolean =>
  PROBE.bytes.every((wanted, channel) => {
    const middle = pixels.filter((_, at) => at % 4 === channel).sort()[pixels.length / 8] ?? 0
    return Math.abs(middle - wanted) <= GRACE
  })
