/**
 * Where a photo begins to be bad, as measureQuality counts, found on 185 real photos and on copies made worse
 * (training/kind/README.md): no photo as it was taken lies beyond one.
 */
export const QUALITY_LIMITS = {
  /** Below it a photo is too dark, unless something in it shines enough to be read. */
  leastLightness: 0.05,
  /** Both above: too bright. A sheet of paper alone is white, a photo in glare is hardly anything else. */
  mostWhiteShare: 0.55,
  mostLightness: 0.75,
  /** Below it no letter and no symbol is left. */
  leastSharpness: 0.45,
  /** Of the shorter side, in pixels; less shows neither a lamp nor a letter. */
  leastPixels: 160,
  /** Height of a letter, in pixels, below which it was taken too far away. */
  leastLetterPixels: 9,
} as const
