import type { CarState } from '../../src/judgement.ts'
import type { Scene } from '../scene.ts'
import { modesBetween, ringing, type Strike, strikesOf } from '../strike.ts'

/**
 * Loose thin metal or a slack chain. A heat shield is shaken by the firings and strikes back only near the speed at which
 * it resonates, at random, with the many modes of sheet metal (plate theory: even density of modes, here 900 to 6,000 Hz);
 * a chain rattles with its sprocket in the first seconds after a start; a loose suspension part with the bumps of the road.
 */
export function rattle(scene: Scene, state: CarState): Float32Array {
  const { length, random } = scene
  const rolls = state === 'driving' || state === 'braking' || state === 'turning'
  const isChain = (state === 'startup' && random.chance(0.6)) || random.chance(0.12)
  const strikes = isChain
    ? chainStrikes(scene, state)
    : rolls && random.chance(0.6)
      ? roadStrikes(scene)
      : shieldStrikes(scene)
  const low = rolls ? random.scaled(250, 1200) : random.scaled(700, 1800)
  const modes = modesBetween(9, low, random.between(4000, 7000), random.scaled(0.003, 0.02), random)
  return ringing(length, strikes, modes, random.scaled(2500, 6500), random)
}

function shieldStrikes({ motion, cylinders, random }: Scene): readonly Strike[] {
  const best = random.pick([0, random.scaled(900, 3500)])
  const width = random.between(150, 600)
  const likely = random.between(0.3, 0.95)
  const first = strikesOf(motion.turns, cylinders / 2, random.next(), (_count, sample) => {
    const away = best === 0 ? 0 : ((motion.rpm[sample] ?? 0) - best) / width
    const shaken = (motion.fires[sample] ?? 0) * Math.max(best === 0 ? 0.5 : 0.12, Math.exp(-away * away))
    return random.chance(likely * shaken) ? shaken * random.scaled(0.2, 1.5) : 0
  })
  return first.flatMap((strike) => bounces(strike, random.between(0.004, 0.016), 3, random.next))
}

function chainStrikes({ motion, length, random }: Scene, state: CarState): readonly Strike[] {
  const teeth = random.pick([9, 11, 18, 21])
  const fadeSeconds = state === 'startup' ? random.between(0.7, 3) : 1000
  let begun = length
  for (let sample = 0; sample < length && begun === length; sample += 1)
    if ((motion.fires[sample] ?? 0) > 0.5) begun = sample
  return strikesOf(motion.turns, teeth, 0, (_count, sample) => {
    const since = (sample - begun) / 16_000
    if (since < 0 || random.chance(0.45)) return 0
    return random.scaled(0.15, 1.5) * Math.exp(-since / fadeSeconds)
  })
}

function roadStrikes({ motion, length, random }: Scene): readonly Strike[] {
  const strikes: Strike[] = []
  const often = random.scaled(0.08, 0.6)
  for (
    let sample = 0;
    sample < length;
    sample += Math.round(16_000 * often * random.scaled(0.3, 2.5)) + 100
  ) {
    if ((motion.metresPerSecond[sample] ?? 0) < 0.5) continue
    strikes.push(
      ...bounces({ sample, force: random.scaled(0.3, 2) }, random.between(0.015, 0.06), 5, random.next),
    )
  }
  return strikes
}

/** A loose part hops: each bounce sooner and weaker, as with a dropped ball. */
function bounces(strike: Strike, gapSeconds: number, most: number, next: () => number): readonly Strike[] {
  const hops: Strike[] = [strike]
  let { sample, force } = strike
  let gap = gapSeconds * 16_000
  for (let hop = 1; hop < most; hop += 1) {
    sample += Math.max(8, Math.round(gap * (0.6 + 0.6 * next())))
    force *= 0.45 + 0.3 * next()
    gap *= 0.7
    hops.push({ sample, force })
  }
  return hops
}
