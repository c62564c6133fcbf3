// @vitest-environment node
import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('../src/screens/home/film/', import.meta.url)
const bytesOf = (name: string) => statSync(new URL(name, FOLDER)).size
const tokens = readFileSync(new URL('../src/app/tokens.css', import.meta.url), 'utf8')

for (const cut of ['light', 'dark'])
  test(`the ${cut} cut with both its files and its still is under 1.5 MB`, () => {
    const set = [`hero-${cut}.webm`, `hero-${cut}.mp4`, `still-${cut}.svg`].map(bytesOf)
    for (const bytes of set) expect(bytes).toBeGreaterThan(10_000)
    expect(set.reduce((sum, bytes) => sum + bytes)).toBeLessThan(1_500_000)
  })

test('the film for Safari can begin before it has come whole: its index stands first', () => {
  for (const cut of ['light', 'dark']) {
    const file = readFileSync(new URL(`hero-${cut}.mp4`, FOLDER)).toString('latin1')
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
  }
})

test('the stills are drawn in the colors of the tokens', () => {
  for (const [cut, wave] of [
    ['light', '#0b4f55'],
    ['dark', '#7ccbcb'],
  ] as const) {
    expect(tokens).toContain(`--petrol: ${wave}`)
    expect(readFileSync(new URL(`still-${cut}.svg`, FOLDER), 'utf8').toLowerCase()).toContain(
      `stroke="${wave}"`,
    )
  }
})
