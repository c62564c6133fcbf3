import { added, levelled } from '../layers.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { type Mode, modesBetween, ringing, strikesOf } from '../strike.ts'

/** Where each bearing's knock rings, and how often in a turn it strikes. */
const VOICES = ['rod', 'rod', 'main', 'slap', 'several'] as const
type Voice = (typeof VOICES)[number]

/** Lowest and highest ring, how long it rings, sharpness of the blow, all in hertz and seconds. */
const BODIES: Record<Voice, readonly [low: number, high: number, ring: number, contact: number]> = {
  rod: [350, 1600, 0.016, 1400],
  main: [150, 700, 0.03, 500],
  slap: [600, 2200, 0.008, 1800],
  several: [300, 1800, 0.014, 1400],
}

/**
 * Worn bearing or slapping piston. A rod's play is taken up at each top dead centre: hard when its cylinder fires, softer
 * when it exhausts, so once a turn with every second one weaker (half order beneath order 1); a slap once in two turns.
 * The blow rings in crankcase and block, 300 to 1,500 Hz. Force grows with speed (inertia goes with n²) and with load.
 */
export function knock({ motion, length, random }: Scene): Float32Array {
  const voice = random.pick(VOICES)
  const [low, high, ring, contact] = BODIES[voice]
  const bearings = voice === 'several' ? 2 + Math.floor(random.next() * 2) : 1
  const everySecond = voice === 'slap' ? random.between(0, 0.15) : random.between(0.15, 1)
  const unsteady = random.between(0.05, 0.35)
  const dropped = random.chance(0.25) ? random.between(0.05, 0.25) : 0
  const strikes = Array.from({ length: bearings }, () => random.next()).flatMap((offset) =>
    strikesOf(motion.turns, 1, offset, (count, sample) => {
      if ((motion.fires[sample] ?? 0) < 0.5 || random.chance(dropped)) return 0
      const side = count % 2 === 0 ? 1 : everySecond
      const speed = Math.min(3, (motion.rpm[sample] ?? 0) / 900)
      const force = side * speed * (0.7 + 0.6 * (motion.load[sample] ?? 0))
      return force * Math.max(0.1, 1 + unsteady * random.normal())
    }),
  )
  const knocks = levelled(ringing(length, strikes, knockModes(low, high, ring, random), contact, random))
  // Metal on metal also clacks: everything thin around it answers shortly and higher up.
  const clack = ringing(length, strikes, modesBetween(8, 1500, 7500, 0.003, random), 6000, random)
  return added(knocks, levelled(clack), random.scaled(0.03, 0.5))
}

/** One or two modes lead, as one hollow part does; the others colour them. */
function knockModes(low: number, high: number, ring: number, random: Random): readonly Mode[] {
  return modesBetween(6, low, high, ring, random).map((mode, index) =>
    index < 2 ? { ...mode, gain: 1.4 } : { ...mode, gain: mode.gain * 0.6 },
  )
}
