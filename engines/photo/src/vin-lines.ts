import type { TextLine } from './judgement.ts'
import type { Picture } from './picture.ts'
import { quadOfLine } from './text-line-quad.ts'
import { heightOf, type Quad, widthOf } from './text-quad.ts'
import { vinLetterOf } from './vin-letters.ts'
import { isKnownMaker } from './vin-makers.ts'

/** A line that may hold a VIN, in pixels, and how much it looks like one. */
export interface VinLine {
  readonly quad: Quad
  readonly text: string
  readonly likeness: number
}

/** What a VIN reads like, whatever stands around it: its letters alone. */
export const vinLettersIn = (text: string): string =>
  [...text].filter((character) => vinLetterOf(character) !== -1).join('')

const LEAST_LIKENESS = 0.45

/** Lines that may be a VIN, the likeliest first; pieces of one broken line are put together. */
export function vinLines(lines: readonly TextLine[], picture: Picture): VinLine[] {
  const placed = lines.map((line) => ({ text: line.text, quad: quadOfLine(line, picture) }))
  return [...placed, ...joined(placed)]
    .map((line) => ({ ...line, likeness: vinLikeness(line.text) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
}

/** From 0 to 1: seventeen letters, digits at the end, capitals, a known maker. */
export function vinLikeness(text: string): number {
  const letters = vinLettersIn(text)
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll('I', '1')
    .replaceAll('Q', '0')
  const digits = letters.replaceAll(/\D/g, '').length
  if (letters.length < 11 || digits < 3 || digits === letters.length) return 0
  const lengthFit = 1 - Math.min(1, Math.abs(letters.length - 17) / 7)
  const endsInDigits = /\d{4}\D{0,2}$/.test(letters) ? 1 : 0
  const capitals = 1 - [...text].filter((character) => /[a-z]/.test(character)).length / text.length
  const begins = [0, 1, 2].some((from) => isKnownMaker(letters.slice(from))) ? 1 : 0
  const foreign = [...text].filter((character) => !/[0-9A-Za-z*]/.test(character)).length
  return Math.max(0, 0.45 * lengthFit + 0.2 * endsInDigits + 0.15 * capitals + 0.2 * begins - 0.08 * foreign)
}

/** Neighbours on one line, read on as one. */
function joined(lines: readonly { text: string; quad: Quad }[]): { text: string; quad: Quad }[] {
  return lines.flatMap((first) =>
    lines.flatMap((second) => {
      if (first === second || !follows(first.quad, second.quad)) return []
      const quad: Quad = [first.quad[0], second.quad[1], second.quad[2], first.quad[3]]
      return [{ text: first.text + second.text, quad }]
    }),
  )
}

/** Whether the second begins where the first ends, at the same height, along the way the first is read. */
function follows(first: Quad, second: Quad): boolean {
  const tall = heightOf(first)
  if (Math.abs(heightOf(second) - tall) > 0.4 * tall) return false
  const length = widthOf(first)
  const along = [(first[1][0] - first[0][0]) / length, (first[1][1] - first[0][1]) / length] as const
  const gap = [second[0][0] - first[1][0], second[0][1] - first[1][1]] as const
  const ahead = gap[0] * along[0] + gap[1] * along[1]
  const aside = Math.abs(gap[1] * along[0] - gap[0] * along[1])
  return ahead > -0.8 * tall && ahead < 2.5 * tall && aside < 0.5 * tall
}
