import type { Color, Inks } from './rasterize.ts'
import type { Cut } from './tone-of.ts'

const color = (hex: string): Color => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** The tokens of web/src/app/tokens.css that the drawing is made of. */
export const TOKENS = {
  light: { paper: '#FAF7F2', wave: '#0B4F55', pulse: '#16211F' },
  dark: { paper: '#0F1615', wave: '#7CCBCB', pulse: '#E9F0EE' },
} as const

/**
 * A video decoder may miss a color by a shade, and the paper of the page would then show as a box around
 * the car. White and black are never missed: the page multiplies the light cut with its paper and screens
 * the dark one (mix-blend-mode), and the inks here are chosen so that the tokens come out.
 */
export function blendInks(cut: Cut): Inks {
  const { paper, wave, pulse } = TOKENS[cut]
  const ground = color(paper)
  const asked = (hex: string): Color => {
    const wanted = color(hex)
    const channel = (index: 0 | 1 | 2) =>
      cut === 'light'
        ? (wanted[index] / ground[index]) * 255
        : (1 - (255 - wanted[index]) / (255 - ground[index])) * 255
    return [channel(0), channel(1), channel(2)]
  }
  const clean: Color = cut === 'light' ? [255, 255, 255] : [0, 0, 0]
  return { ground: clean, wave: asked(wave), pulse: asked(pulse) }
}
