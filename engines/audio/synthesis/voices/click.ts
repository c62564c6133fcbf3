import type { CarState } from '../../src/judgement.ts'
import type { Scene } from '../scene.ts'
import { modesBetween, ringing, type Strike, strikesOf } from '../strike.ts'

/**
 * Relays, solenoids, flap motors and worn driveshaft joints. With a flat battery the starter's solenoid pulls in, the
 * voltage falls, it lets go and pulls again: 4 to 15 times a second, dull and sharp by turns; or once, and nothing more.
 * A joint clicks with the wheel in a bend, a flap motor with its gear about once a second.
 */
export function click(scene: Scene, state: CarState): Float32Array {
  const { length, random } = scene
  const rolls = state === 'turning' || state === 'driving' || state === 'braking'
  const strikes = rolls
    ? jointStrikes(scene)
    : state === 'startup'
      ? solenoidStrikes(scene)
      : relayStrikes(scene)
  const isBig = state === 'startup' && random.chance(0.6)
  const low = isBig ? random.scaled(250, 900) : random.scaled(900, 2500)
  const modes = modesBetween(7, low, random.between(4000, 7500), random.scaled(0.0015, 0.009), random)
  return ringing(length, within(strikes, length), modes, isBig ? 3000 : 6500, random)
}

const within = (strikes: readonly Strike[], length: number) => strikes.filter(({ sample }) => sample < length)

function solenoidStrikes({ length, random }: Scene): readonly Strike[] {
  const chatters = random.chance(0.75)
  const start = random.between(0.05, 0.25) * length
  if (!chatters) {
    const pulls = 1 + Math.floor(random.next() * 3)
    return Array.from({ length: pulls }, (_, pull) => ({
      sample: Math.round(start + pull * random.between(0.6, 1.5) * 16_000),
      force: 1,
    }))
  }
  const aSecond = random.scaled(4, 15)
  const slows = random.between(-0.3, 0.3)
  const until = random.between(0.6, 1) * length
  const letGo = random.between(0.25, 0.6)
  const weak = random.between(0.15, 0.8)
  const strikes: Strike[] = []
  for (let at = start; at < until; ) {
    const gap = (16_000 / aSecond) * (1 + (slows * at) / length) * (1 + 0.06 * random.normal())
    strikes.push({ sample: Math.round(at), force: 1 + 0.12 * random.normal() })
    strikes.push({ sample: Math.round(at + letGo * gap), force: weak })
    at += Math.max(400, gap)
  }
  return strikes
}

function relayStrikes({ length, random }: Scene): readonly Strike[] {
  const everySeconds = random.scaled(0.2, 1.2)
  const irregular = random.chance(0.5) ? 0.03 : 0.4
  const strikes: Strike[] = []
  for (let at = random.between(0, 0.5) * 16_000; at < length; ) {
    strikes.push({ sample: Math.round(at), force: random.between(0.7, 1.2) })
    at += 16_000 * everySeconds * Math.max(0.2, 1 + irregular * random.normal())
  }
  return strikes
}

function jointStrikes({ motion, random }: Scene): readonly Strike[] {
  const aTurn = random.pick([1, 2, 3, 6])
  const unsteady = random.between(0.1, 0.5)
  return strikesOf(motion.wheelTurns, aTurn, random.next(), () =>
    Math.max(0.1, 1 + unsteady * random.normal()),
  )
}
