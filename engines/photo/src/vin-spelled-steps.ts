import { VIN_LETTERS } from './vin-letters.ts'
import { SPELLING_CLASSES } from './vin-spell.ts'

/** Made for tests: what a reader writes that is sure of a text but for doubts, each a place, another letter and its share. */
export function spelledSteps(
  text: string,
  doubts: readonly (readonly [place: number, letter: string, share: number])[] = [],
): Float32Array {
  const rest = 0.001
  const steps = new Float32Array((text.length * 2 + 1) * SPELLING_CLASSES).fill(
    Math.log(rest / SPELLING_CLASSES),
  )
  const put = (step: number, letter: string, share: number): void => {
    const place = letter === '' ? 0 : VIN_LETTERS.indexOf(letter) + 1
    steps[step * SPELLING_CLASSES + place] = Math.log(share)
  }
  for (let step = 0; step <= text.length * 2; step += 2) put(step, '', 1 - rest)
  for (const [place, letter] of [...text].entries()) {
    const doubt = doubts.find(([at]) => at === place)
    put(place * 2 + 1, letter, 1 - rest - (doubt?.[2] ?? 0))
    if (doubt) put(place * 2 + 1, doubt[1], doubt[2])
  }
  return steps
}
