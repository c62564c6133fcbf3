import type { CarState } from '../../src/judgement.ts'
import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { bandNoise, wandering } from '../noise.ts'
import type { Scene } from '../scene.ts'

/** How loud and how high a squeal is at one sample. */
interface Course {
  readonly hertzAt: (index: number) => number
  readonly gainAt: (index: number) => number
  /** Share of each overtone, first is the ground. */
  readonly overtones: readonly number[]
  readonly breath: number
}

/**
 * Stick-slip: a part that grips and lets go makes a nearly periodic force rich in harmonics (Rabinowicz 1965). A belt
 * squeals at 800 to 4,000 Hz (chirps higher) while it slips, steadily or in chirps once a turn of a pulley; a brake disc rings at one of
 * its own modes, 1 to 6 kHz and nearly pure, swelling with the turn of the wheel.
 */
export function squeal(scene: Scene, state: CarState): Float32Array {
  const { length, random } = scene
  const rolls = state === 'braking' || (state === 'driving' && random.chance(0.6))
  const course = rolls ? brakeCourse(scene) : random.chance(0.35) ? chirpCourse(scene) : beltCourse(scene)
  const jitter = wandering(length, random.between(15, 60), random)
  const drift = wandering(length, 2, random)
  const shake = random.scaled(0.001, rolls ? 0.004 : 0.015)
  const out = new Float32Array(length)
  const breath = bandNoise(length, random.scaled(900, 3500), 7800, random)
  let phase = 0
  for (let index = 0; index < length; index += 1) {
    const hertz = course.hertzAt(index) * (1 + shake * (jitter[index] ?? 0) + 0.006 * (drift[index] ?? 0))
    phase += (2 * Math.PI * hertz) / SAMPLE_RATE_HZ
    let sum = course.breath * (breath[index] ?? 0)
    for (const [overtone, share] of course.overtones.entries())
      if (hertz * (overtone + 1) < 7800) sum += share * Math.sin(phase * (overtone + 1))
    out[index] = sum * course.gainAt(index)
  }
  return out
}

function beltCourse({ motion, length, random }: Scene): Course {
  const hertz = random.scaled(800, 5500)
  const rise = random.between(0, 0.45)
  const beltTurns = random.between(0.22, 0.35)
  const slip = wandering(length, random.between(1, 6), random)
  const onset = random.between(-1.2, 0.4)
  const pulse = random.between(0, 0.7)
  const fall = random.between(0, 1.4)
  return {
    hertzAt: (index) => hertz * (Math.max(400, motion.rpm[index] ?? 0) / 900) ** rise,
    gainAt: (index) => {
      const slipping = Math.min(1, Math.max(0, (slip[index] ?? 0) - onset) * 2)
      const turn = 1 - pulse * (0.5 + 0.5 * Math.cos(2 * Math.PI * beltTurns * (motion.turns[index] ?? 0)))
      return slipping * turn * (motion.fires[index] ?? 0)
    },
    overtones: [1, 2, 3, 4, 5].map((overtone) => overtone ** -fall * random.between(0.3, 1)),
    breath: random.scaled(0.03, 1.2),
  }
}

/** A misaligned pulley: a short rising chirp each time the belt or pulley comes round. */
function chirpCourse({ motion, random }: Scene): Course {
  const hertz = random.scaled(1500, 6500)
  const aTurn = random.pick([0.28, 0.5, 1, 1.25, 2])
  const share = random.between(0.08, 0.3)
  const sweep = random.between(-0.12, 0.15)
  const position = (index: number) => (((motion.turns[index] ?? 0) * aTurn) % 1) / share
  return {
    hertzAt: (index) => hertz * (1 + sweep * Math.min(1, position(index))),
    gainAt: (index) => {
      const at = position(index)
      return at < 1 ? Math.sin(Math.PI * at) ** 1.5 * (motion.fires[index] ?? 0) : 0
    },
    overtones: [1, random.between(0.2, 0.7), random.between(0.05, 0.4)],
    breath: random.scaled(0.05, 1.2),
  }
}

function brakeCourse({ motion, length, random }: Scene): Course {
  const hertz = random.scaled(1000, 6000)
  const swell = wandering(length, random.between(0.8, 3), random)
  const turning = random.between(0, 0.9)
  const onset = random.between(-1, 0.3)
  return {
    hertzAt: () => hertz,
    gainAt: (index) => {
      const rolling = Math.min(1, (motion.metresPerSecond[index] ?? 0) / 0.5)
      const turn = 1 - turning * (0.5 + 0.5 * Math.cos(2 * Math.PI * (motion.wheelTurns[index] ?? 0)))
      return rolling * turn * Math.min(1, Math.max(0, (swell[index] ?? 0) - onset))
    },
    overtones: [1, random.between(0, 0.3), random.between(0, 0.12)],
    breath: random.between(0, 0.12),
  }
}
