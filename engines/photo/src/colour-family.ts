import type { ColourFamily } from './judgement.ts'
import type { Oklab } from './oklab.ts'

/** Less colourful than this (distance from grey in Oklab) is white, grey or black to the eye. */
const GREY = 0.035
const LEAST_WHITE = 0.86
const MOST_BLACK = 0.3
/** Dark orange and dark yellow are called brown. */
const MOST_BROWN = 0.52
const MOST_BROWN_CHROMA = 0.14

/** Hues by their angle in Oklab, up to where each ends. */
const HUES: readonly (readonly [number, ColourFamily])[] = [
  [14, 'pink'],
  [41, 'red'],
  [66, 'orange'],
  [88, 'amber'],
  [113, 'yellow'],
  [190, 'green'],
  [305, 'blue'],
  [360, 'pink'],
]

/** What an owner would call this colour, after the light was taken out. */
export function colourFamilyOf([lightness, greenRed, blueYellow]: Oklab): ColourFamily {
  const chroma = Math.hypot(greenRed, blueYellow)
  // The darker, the less a tint can be seen.
  if (lightness < MOST_BLACK && chroma < GREY + 0.03)
    return lightness < MOST_BLACK - 0.08 || chroma < GREY ? 'black' : 'brown'
  if (chroma < GREY) return lightness > LEAST_WHITE ? 'white' : 'grey'
  const angle = ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360
  const family = HUES.find(([end]) => angle <= end)?.[1] ?? 'pink'
  if (family === 'red' && lightness > 0.68 && chroma < 0.19) return 'pink'
  if (family === 'pink' && lightness < 0.45 && angle < 40) return 'red'
  const isBrown = angle > 25 && angle < 113 && lightness < MOST_BROWN && chroma < MOST_BROWN_CHROMA
  return isBrown ? 'brown' : family
}
