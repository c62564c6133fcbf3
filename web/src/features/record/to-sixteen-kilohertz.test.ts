import { readSound } from '@candi/engines/audio'
import { expect, test } from 'vitest'
import { toSixteenKilohertz } from './to-sixteen-kilohertz.ts'

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from(
    { length: rate * seconds },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / rate),
  )

test.each([44_100, 48_000])(
  '25 seconds at %i Hz are 400,000 samples, and no seam between slices shows',
  async (rate) => {
    const samples = tone(440, rate, 25)
    const slices = await toSixteenKilohertz(samples, rate)
    const whole = readSound([samples], rate).samples
    expect(slices.length).toBe(400_000)
    let worst = 0
    for (const [index, value] of slices.entries())
      worst = Math.max(worst, Math.abs(value - (whole[index] ?? 0)))
    expect(worst).toBeLessThan(1e-6)
  },
)

test('a tone keeps its pitch and its strength', async () => {
  const slices = await toSixteenKilohertz(tone(1_000, 48_000, 12), 48_000)
  const expected = tone(1_000, 16_000, 12)
  // The first and the last moment have only silence for a neighbor.
  for (let index = 800; index < 191_000; index += 1)
    if (Math.abs((slices[index] ?? 0) - (expected[index] ?? 0)) > 2e-3) throw new Error(`differs at ${index}`)
})

test('nothing stays nothing', async () => {
  expect((await toSixteenKilohertz(new Float32Array(0), 48_000)).length).toBe(0)
})
