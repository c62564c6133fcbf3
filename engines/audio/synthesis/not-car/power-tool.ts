import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { bandPassed } from '../filter.ts'
import { added, levelled } from '../layers.ts'
import { bandNoise, wandering } from '../noise.ts'
import type { Random } from '../random.ts'

/** Drills, hammer drills, saws and grinders: a geared motor that runs up, bites and runs down, in the noise of what it cuts. */
export function powerTool(length: number, random: Random): Float32Array {
  const motorHertz = random.scaled(120, 900)
  const teeth = random.between(3, 9)
  const blowsPerSecond = random.chance(0.5) ? random.between(25, 70) : 0
  const load = wandering(length, 3, random)
  const speed = runs(length, random)
  const tone = new Float32Array(length)
  const blows = new Float32Array(length)
  let turn = 0
  let blow = 0
  for (let index = 0; index < length; index += 1) {
    const running = speed[index] ?? 0
    turn += (motorHertz * running * (1 + 0.03 * (load[index] ?? 0))) / SAMPLE_RATE_HZ
    const gear = Math.sin(2 * Math.PI * turn * teeth) * (1 + 0.5 * Math.sin(2 * Math.PI * turn))
    tone[index] = running * (gear + 0.6 * Math.sin(2 * Math.PI * turn) + 0.3 * Math.sin(6 * Math.PI * turn))
    blow += (blowsPerSecond * running) / SAMPLE_RATE_HZ
    blows[index] = blowsPerSecond > 0 ? (1 - (blow % 1)) ** 8 : 0.3
  }
  const cut = bandNoise(length, random.scaled(300, 1_500), random.between(4_000, 7_600), random)
  for (let index = 0; index < length; index += 1)
    cut[index] =
      (cut[index] ?? 0) * (speed[index] ?? 0) * (0.3 + (blows[index] ?? 0)) * (1 + 0.3 * (load[index] ?? 0))
  const body = bandPassed(cut.slice(), random.scaled(500, 2_500), 3)
  return levelled(added(added(levelled(cut), levelled(tone), random.between(0.1, 0.8)), levelled(body), 0.5))
}

/** Share of full speed: up within a fifth of a second, held, and down again more slowly. */
function runs(length: number, random: Random): Float32Array {
  const speed = new Float32Array(length)
  let wanted = 1
  let until = random.between(0.4, 4) * SAMPLE_RATE_HZ
  let value = random.chance(0.5) ? 1 : 0
  for (let index = 0; index < length; index += 1) {
    if (index > until) {
      wanted = wanted > 0 ? 0 : 1
      until = index + random.between(0.3, wanted > 0 ? 4 : 1.2) * SAMPLE_RATE_HZ
    }
    value += (wanted - value) / ((wanted > value ? 0.06 : 0.15) * SAMPLE_RATE_HZ)
    speed[index] = value
  }
  return speed
}
