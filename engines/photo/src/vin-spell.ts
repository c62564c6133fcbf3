import { VIN_LETTERS } from './vin-letters.ts'

/** Numbers a step: no letter, then each letter of a VIN. */
export const SPELLING_CLASSES = VIN_LETTERS.length + 1
export const VIN_LENGTH = 17
const BEAM = 24
/** Letters less likely than this at a step, against the likeliest of it, open no new spelling. */
const LEAST = Math.log(0.002)

interface Prefix {
  readonly text: string
  /** Logarithms of what leads here, ending in a letter or in none. */
  readonly letter: number
  readonly none: number
}

export function addLogs(a: number, b: number): number {
  const high = Math.max(a, b)
  return high === -Infinity ? high : high + Math.log1p(Math.exp(Math.min(a, b) - high))
}

/** The likeliest spellings of exactly seventeen letters, by a beam over the steps (Graves 2006; Hannun 2014). */
export function likelySpellings(steps: Float32Array): string[] {
  let beam: Prefix[] = [{ text: '', letter: -Infinity, none: 0 }]
  const count = steps.length / SPELLING_CLASSES
  for (let step = 0; step < count; step++) {
    const next = new Map<string, { letter: number; none: number }>()
    const put = (text: string, kind: 'letter' | 'none', value: number): void => {
      const there = next.get(text) ?? { letter: -Infinity, none: -Infinity }
      there[kind] = addLogs(there[kind], value)
      next.set(text, there)
    }
    const at = step * SPELLING_CLASSES
    let highest = -Infinity
    for (let i = 0; i < SPELLING_CLASSES; i++) highest = Math.max(highest, steps[at + i] ?? -Infinity)
    for (const { text, letter, none } of beam) {
      const all = addLogs(letter, none)
      put(text, 'none', all + (steps[at] ?? -Infinity))
      for (let i = 1; i < SPELLING_CLASSES; i++) {
        const value = steps[at + i] ?? -Infinity
        if (value < highest + LEAST) continue
        const character = VIN_LETTERS.charAt(i - 1)
        const isRepeated = text.endsWith(character)
        if (isRepeated) put(text, 'letter', letter + value)
        if (text.length < VIN_LENGTH) put(text + character, 'letter', (isRepeated ? none : all) + value)
      }
    }
    beam = [...next]
      .map(([text, { letter, none }]) => ({ text, letter, none }))
      .sort((a, b) => addLogs(b.letter, b.none) - addLogs(a.letter, a.none))
      .slice(0, BEAM)
  }
  return beam.filter(({ text }) => text.length === VIN_LENGTH).map(({ text }) => text)
}

/** The logarithm of how likely the steps are if this is what stands there: the sum over every way to lay it along them. */
export function spellingLikelihood(steps: Float32Array, vin: string): number {
  const places = [0, ...[...vin].flatMap((letter) => [VIN_LETTERS.indexOf(letter) + 1, 0])]
  let last = places.map((_, place) => (place < 2 ? (steps[places[place] ?? 0] ?? -Infinity) : -Infinity))
  for (let at = SPELLING_CLASSES; at < steps.length; at += SPELLING_CLASSES) {
    const before = last
    last = places.map((letter, place) => {
      let sum = addLogs(before[place] ?? -Infinity, before[place - 1] ?? -Infinity)
      if (letter !== 0 && letter !== places[place - 2]) sum = addLogs(sum, before[place - 2] ?? -Infinity)
      return sum + (steps[at + letter] ?? -Infinity)
    })
  }
  return addLogs(last.at(-1) ?? -Infinity, last.at(-2) ?? -Infinity)
}
