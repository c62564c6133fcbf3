import type { CarState } from '../src/judgement.ts'
import { SAMPLE_RATE_HZ } from '../src/sound.ts'
import { wandering } from './noise.ts'
import type { Random } from './random.ts'

/** Revolutions a minute as a number (the idle, the top of a rev, the cruise) or as a curve over the seconds. */
export type RpmPlan = number | ((seconds: number) => number)

/** How the car moves, sample by sample. */
export interface Motion {
  readonly rpm: Float32Array
  /** Turns of the crankshaft since the beginning. */
  readonly turns: Float64Array
  /** 1 while the engine fires by itself, 0 while it stands or is cranked. */
  readonly fires: Float32Array
  /** 1 while the starter turns it. */
  readonly cranks: Float32Array
  /** Work asked of the engine, 0 to 1. */
  readonly load: Float32Array
  readonly metresPerSecond: Float32Array
  readonly wheelTurns: Float64Array
}

/** What happens at one moment. */
interface Moment {
  readonly rpm: number
  readonly fires: number
  readonly cranks: number
  readonly load: number
  readonly metresPerSecond: number
}

export interface MotionPlan {
  readonly state: CarState
  readonly seconds: number
  readonly rpm?: RpmPlan | undefined
  readonly cylinders: number
  /** The engine never starts: it stands, or is cranked all the while. */
  readonly neverStarts?: 'stands' | 'cranks' | undefined
}

/** Metres a car rolls in one turn of a wheel of 205/55 R16. */
const TYRE_METRES = 1.985

/** The course is asked once a millisecond. */
const MOMENT_SAMPLES = SAMPLE_RATE_HZ / 1000
/** The intake fills and empties within some 80 ms, and the load with it. */
const LOAD_SHARE = 1 - Math.exp(-1 / (0.08 * SAMPLE_RATE_HZ))

export function motionOf(plan: MotionPlan, random: Random): Motion {
  const length = Math.round(plan.seconds * SAMPLE_RATE_HZ)
  const momentAt = courseOf(plan, random)
  const motion: Motion = {
    rpm: new Float32Array(length),
    turns: new Float64Array(length),
    fires: new Float32Array(length),
    cranks: new Float32Array(length),
    load: new Float32Array(length),
    metresPerSecond: new Float32Array(length),
    wheelTurns: new Float64Array(length),
  }
  // Idle speed of real engines wanders by 0.5 to 3 %.
  const unsteadiness = random.scaled(0.005, 0.03)
  const slow = wandering(length, random.between(0.5, 3), random)
  const fast = wandering(length, random.between(6, 14), random)
  // Each compression slows a cranked engine, the less so the more cylinders share the turn.
  const ripple = random.between(0.1, 0.3) * (4 / plan.cylinders)
  let turns = random.between(0, 2)
  let wheelTurns = random.next()
  let moment = momentAt(0)
  let { load } = moment
  for (let index = 0; index < length; index += 1) {
    if (index % MOMENT_SAMPLES === 0) moment = momentAt(index / SAMPLE_RATE_HZ)
    load += LOAD_SHARE * (moment.load - load)
    const wander = 1 + unsteadiness * (0.8 * (slow[index] ?? 0) + 0.4 * (fast[index] ?? 0))
    const compression = 1 - moment.cranks * ripple * Math.cos(Math.PI * plan.cylinders * turns)
    const rpm = Math.max(0, moment.rpm * wander * compression)
    turns += rpm / 60 / SAMPLE_RATE_HZ
    wheelTurns += moment.metresPerSecond / TYRE_METRES / SAMPLE_RATE_HZ
    motion.rpm[index] = rpm
    motion.turns[index] = turns
    motion.fires[index] = moment.fires
    motion.cranks[index] = moment.cranks
    motion.load[index] = load
    motion.metresPerSecond[index] = moment.metresPerSecond
    motion.wheelTurns[index] = wheelTurns
  }
  return motion
}

type Course = (seconds: number) => Moment

function courseOf(plan: MotionPlan, random: Random): Course {
  if (plan.neverStarts === 'stands') return () => standing
  if (plan.neverStarts === 'cranks') return crankingCourse(plan, random)
  const course = courseOfState(plan, random)
  const { rpm } = plan
  return typeof rpm === 'function' ? (seconds) => ({ ...course(seconds), rpm: rpm(seconds) }) : course
}

function courseOfState(plan: MotionPlan, random: Random): Course {
  const told = typeof plan.rpm === 'number' ? plan.rpm : undefined
  const { seconds: duration } = plan
  const idle = random.between(620, 1050)
  if (plan.state === 'startup') return startingCourse(plan, told ?? random.between(800, 1400), random)
  if (plan.state === 'idle') {
    const rpm = told ?? idle
    return () => ({ ...running, rpm })
  }
  if (plan.state === 'revving')
    return revvingCourse(duration, idle, told ?? random.scaled(1800, 5500), random)
  if (plan.state === 'turning') {
    const rpm = told ?? random.between(650, 1500)
    const speed = random.chance(0.3) ? 0 : random.between(1, 8)
    const swing = random.between(0.1, 0.4)
    return (seconds) => ({
      ...running,
      rpm: rpm * (1 + 0.06 * Math.sin(2 * Math.PI * swing * seconds)),
      load: 0.35,
      metresPerSecond: speed,
    })
  }
  const metresPerThousand = random.pick([2.1, 4, 6, 8.3, 10.5])
  if (plan.state === 'driving') {
    const rpm = told ?? random.scaled(1300, 3800)
    const change = random.between(-0.25, 0.4)
    const load = random.between(0.2, 0.9)
    return (seconds) => {
      const now = rpm * (1 + (change * (seconds - duration / 2)) / Math.max(4, duration))
      return { ...running, rpm: now, load, metresPerSecond: (now / 1000) * metresPerThousand }
    }
  }
  const fast = random.between(3, 22)
  const stop = random.between(0.7, 1.5) * duration
  return (seconds) => {
    const left = Math.max(0, 1 - seconds / stop)
    const metresPerSecond = fast * left
    return { ...running, rpm: Math.max(told ?? idle, metresPerSecond * 110), load: 0.05, metresPerSecond }
  }
}

const standing: Moment = { rpm: 0, fires: 0, cranks: 0, load: 0, metresPerSecond: 0 }
const running: Moment = { rpm: 800, fires: 1, cranks: 0, load: 0.2, metresPerSecond: 0 }

/** Pulls the starter for the whole time or in a few goes; a tired battery turns slower and slower. */
function crankingCourse({ seconds: duration, rpm: told }: MotionPlan, random: Random): Course {
  const goes = duration > 3 && random.chance(0.35) ? 2 : 1
  const rpm =
    typeof told === 'number' ? told : random.pick([random.between(45, 120), random.between(160, 300)])
  const tires = random.between(0, 0.45)
  const from = random.between(0, 0.5)
  const until = duration - (random.chance(0.5) ? random.between(0.1, 0.2 * duration) : 0)
  const step = (until - from) / goes
  return (seconds) => {
    const within = (seconds - from) % step
    if (seconds < from || seconds > until || (goes > 1 && within > 0.8 * step)) return standing
    const rise = Math.min(1, within / 0.12)
    return { ...standing, rpm: rise * rpm * (1 - (tires * seconds) / duration), cranks: rise }
  }
}

/** Starter, catch, flare, settle: the course of a cold petrol or diesel start. */
function startingCourse({ seconds: duration }: MotionPlan, settled: number, random: Random): Course {
  const from = random.between(0, 0.15 * duration)
  const catches = from + random.between(0.4, Math.min(1.6, 0.35 * duration))
  const cranked = random.between(150, 290)
  const flare = settled * random.between(1.1, 1.7)
  const fall = random.between(0.4, 1.5)
  return (seconds) => {
    if (seconds < from) return standing
    if (seconds < catches) {
      const rise = Math.min(1, (seconds - from) / 0.12)
      return { ...standing, rpm: rise * cranked * (1 - 0.08 * Math.exp(-(seconds - from))), cranks: rise }
    }
    const since = seconds - catches
    const rise = Math.min(1, since / 0.35)
    const top = settled + (flare - settled) * Math.exp(-Math.max(0, since - 0.35) / fall)
    return {
      ...running,
      rpm: cranked + (top - cranked) * rise,
      fires: Math.min(1, since / 0.08),
      load: 0.6 - 0.35 * rise,
    }
  }
}

/** One to three pulls at the throttle: up under load, down against closed throttle. */
function revvingCourse(duration: number, idle: number, top: number, random: Random): Course {
  const pulls = Math.max(1, Math.min(3, Math.round(duration / random.between(1.5, 4))))
  const step = duration / pulls
  const up = random.between(0.15, 0.45)
  const hold = random.between(0, 0.35)
  const calm = random.between(0, 0.15)
  return (seconds) => {
    const within = (seconds % step) / step
    if (within < calm) return { ...running, rpm: idle }
    if (within < calm + up) {
      const share = (within - calm) / up
      return { ...running, rpm: idle + (top - idle) * share ** 1.3, load: 0.9 }
    }
    if (within < calm + up + hold) return { ...running, rpm: top, load: 0.5 }
    const share = (within - calm - up - hold) / Math.max(0.05, 1 - calm - up - hold)
    return { ...running, rpm: idle + (top - idle) * Math.exp(-3.5 * share), load: 0.08 }
  }
}
