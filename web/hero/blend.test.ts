import { expect, test } from 'vitest'
import { blendInks, TOKENS } from './blend.ts'

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const multiply = (a: number, b: number) => (a * b) / 255
const screen = (a: number, b: number) => 255 - ((255 - a) * (255 - b)) / 255

for (const [cut, blend, clean] of [
  ['light', multiply, 255],
  ['dark', screen, 0],
] as const) {
  test(`the ${cut} cut blends to the tokens on the paper of the page, and its ground to the paper itself`, () => {
    const { ground, wave, pulse } = blendInks(cut)
    const paper = channels(TOKENS[cut].paper)
    expect(ground).toEqual([clean, clean, clean])
    const onPaper = (ink: readonly number[]) =>
      ink.map((value, index) => Math.round(blend(value, paper[index] ?? 0)))
    expect(onPaper(ground)).toEqual(paper)
    expect(onPaper(wave)).toEqual(channels(TOKENS[cut].wave))
    expect(onPaper(pulse)).toEqual(channels(TOKENS[cut].pulse))
  })
}
