import { checkSound } from './check-sound.ts'
import { engineSpeedIn, type SpeedTrack } from './estimate-engine-speed.ts'
import { judgeKinds } from './judge-kinds.ts'
import {
  type CarState,
  type EngineSpeed,
  SOUND_CLASSES,
  type SoundClass,
  type SoundJudgement,
  type ToldOfSound,
} from './judgement.ts'
import { lineSpectraOf } from './line-spectrum.ts'
import { impactsOf } from './measure-impacts.ts'
import { ordersIn } from './measure-orders.ts'
import { rhythmOf } from './measure-rhythm.ts'
import type { Sound } from './sound.ts'
import { impressionsOf, type SoundEncoder } from './sound-encoder.ts'
import { knockOdds, type OtherClass, oneOf, type SoundHeads, standardized } from './sound-heads.ts'
import { type SoundWindow, windowsOf } from './sound-windows.ts'

/** What a judge hears with. */
export interface SoundEar {
  readonly encoder: SoundEncoder
  /** Takes six times as long: it hears short recordings alone, of which one window says little. */
  readonly deepEncoder: SoundEncoder
  readonly heads: SoundHeads
}

/** Classes of each state in which fault and normal were learned side by side. */
const BY_STATE: ReadonlyMap<CarState, { normal: SoundClass; faults: readonly SoundClass[] }> = new Map([
  [
    'idle',
    { normal: 'normal_idle', faults: ['low_oil', 'power_steering', 'serpentine_belt', 'engine_knock'] },
  ],
  ['startup', { normal: 'normal_startup', faults: ['bad_ignition', 'dead_battery'] }],
  ['braking', { normal: 'normal_brakes', faults: ['worn_brakes'] }],
])
/** Digital silence, or so near to it that nothing was recorded. */
const SILENCE_DB = -75
/** Below this the two sides of fault and normal are too improbable together to be compared. */
const LEAST_SHARE = 0.1
const MOST_ORDERS = 6
/** Up to 3.2 s. A longer recording is known by many windows, and would have to wait longer. */
const MOST_DEEP_WINDOWS = 2

/** What is heard in a recording: never a diagnosis. Cost and memory grow with its length, at most 300 s. Never throws for what a sound holds. */
export async function judgeSound(
  sound: Sound,
  told: ToldOfSound,
  { encoder, deepEncoder, heads }: SoundEar,
  onProgress: (done: number) => void = () => {},
): Promise<SoundJudgement> {
  const quality = checkSound(sound)
  const windows = windowsOf(sound)
  if (windows.length === 0 || quality.loudnessDb < SILENCE_DB) return nothingHeard(quality, told)
  const impressions = await impressionsOf(windows, encoder, onProgress)
  const features = impressions.map((impression) => standardized(heads, impression))
  const knock = knockOdds(heads, impactsOf(sound))
  const atFirst = oneOf(heads.classes, features)
  const deeply =
    windows.length > MOST_DEEP_WINDOWS ? null : await hearDeeply(windows, deepEncoder, heads.deep)
  const plain = withKnock(atFirst, knock)
  const classes = deeply ? withKnock(withDeep(atFirst, deeply), knock) : plain
  const notCar = classes.get('not_car') ?? 0
  const rated = given(classes, told)
  const explained = rated.reduce((sum, { id, probability }) => sum + (NO_KNOCK.has(id) ? probability : 0), 0)
  const state = stateOf(oneOf(heads.states, features), deeply ? [plain, deeply] : [plain], told)
  const lines = lineSpectraOf(sound)
  const track = engineSpeedIn(lines, state.id)
  const speed = speedOf(told, track)
  const turning = told.rpm === undefined ? track : { rpm: told.rpm }
  return {
    quality: { ...quality, notCar },
    state,
    fault: faultOf(classes, state.id),
    kinds: judgeKinds(heads, windows, features, rhythmOf(sound), knock * (1 - explained)),
    classes: rated,
    orders: ordersIn(lines, turning)
      .slice(0, MOST_ORDERS)
      .map(({ hertz, order }) => ({ hertz, order })),
    engineSpeed: speed,
  }
}

function nothingHeard(quality: Omit<SoundJudgement['quality'], 'notCar'>, told: ToldOfSound): SoundJudgement {
  return {
    quality: { ...quality, notCar: 1 },
    state: { id: told.state ?? 'idle', probability: told.state ? 1 : 0, isTold: told.state !== undefined },
    fault: null,
    kinds: [],
    classes: [{ id: 'not_car', probability: 1 }],
    orders: [],
    engineSpeed: speedOf(told, null),
  }
}

type Classes = ReadonlyMap<SoundClass | OtherClass, number>

/** Which of the nine classes the deep encoder takes it for; it has learned nothing else, and says so of whatever it hears. */
async function hearDeeply(
  windows: readonly SoundWindow[],
  encoder: SoundEncoder,
  { classes, ...scale }: SoundHeads['deep'],
): Promise<Classes> {
  const impressions = await impressionsOf(windows, encoder)
  return oneOf(
    classes,
    impressions.map((impression) => standardized(scale, impression)),
  )
}

/**
 * Two opinions of equal weight, as geometric means: the deep one has a say in which of the nine classes it is, and none in
 * whether it is one of them.
 */
function withDeep(classes: Classes, deep: Classes): Classes {
  const both = [...deep].map(([name, value]) => [name, Math.sqrt(value * (classes.get(name) ?? 0))] as const)
  const all = both.reduce((sum, [, value]) => sum + value, 0)
  const share = together(classes, [...deep.keys()])
  if (all === 0) return classes
  return new Map([...classes, ...both.map(([name, value]) => [name, (share * value) / all] as const)])
}

/** Of an engine that beats like a knocking one so much is called so: a squealing belt beats hard, too, and keeps its say. */
const KNOCK_SHARE = 0.2
const ENGINES: readonly (SoundClass | OtherClass)[] = [
  'normal_idle',
  'low_oil',
  'power_steering',
  'serpentine_belt',
  'engine_knock',
  'other_engine',
  'other_fault',
]

/** A knock is told by its impacts, which sound alike through every telephone; the encoder has only met a few of them. */
function withKnock(classes: Classes, knock: number): Classes {
  const known = classes.get('engine_knock') ?? 0
  const share = KNOCK_SHARE * knock * together(classes, ENGINES)
  const scale = known < 1 ? (1 - share) / (1 - known) : 0
  return new Map([...classes].map(([name, value]) => [name, name === 'engine_knock' ? share : value * scale]))
}

/** What beats hard and bright, too, and explains it otherwise. */
const NO_KNOCK: ReadonlySet<SoundClass> = new Set([
  'not_car',
  'serpentine_belt',
  'power_steering',
  'bad_ignition',
  'dead_battery',
  'worn_brakes',
])

const together = (classes: Classes, names: readonly (SoundClass | OtherClass)[]) =>
  names.reduce((sum, name) => sum + (classes.get(name) ?? 0), 0)

/**
 * Idle, start-up and braking are shared out by the geometric mean of all opinions: of the head of the state, and of each
 * rating of the classes, which belong to one of the three. How much the three have together is said by the head and, where
 * the first rating is of such classes, half by it. Of revving and driving the head alone knows.
 */
function stateOf(
  states: ReadonlyMap<CarState, number>,
  rated: readonly [Classes, ...Classes[]],
  told: ToldOfSound,
): SoundJudgement['state'] {
  if (told.state !== undefined) return { id: told.state, probability: 1, isTold: true }
  const opinions = rated.map(sharesOfStates)
  const all = [...(opinions[0]?.values() ?? [])].reduce((sum, share) => sum + share, 0)
  const own = 1 - all / 2
  const joined = new Map<CarState, number>()
  for (const state of opinions[0]?.keys() ?? [])
    joined.set(state, geometricMean([states, ...opinions].map((opinion) => opinion.get(state) ?? 0)))
  const sum = [...joined.values()].reduce((total, value) => total + value, 0)
  const known =
    all / 2 + own * [...joined.keys()].reduce((total, state) => total + (states.get(state) ?? 0), 0)
  const weighed = [...states].map(([id, probability]) => {
    const value = joined.get(id)
    return { id, probability: value === undefined ? own * probability : (known * value) / sum }
  })
  const best = weighed.reduce((one, other) => (other.probability > one.probability ? other : one))
  return { ...best, isTold: false }
}

/** What is rated among the classes of each state in which fault and normal were learned side by side. */
const sharesOfStates = (classes: Classes) =>
  new Map(
    [...BY_STATE].map(([state, { normal, faults }]) => [
      state,
      // Engines of which nothing more is known were recorded at idle.
      together(classes, state === 'idle' ? ENGINES : [normal, ...faults]),
    ]),
  )

const geometricMean = (values: readonly number[]) =>
  Math.exp(
    values.reduce((sum, value) => sum + Math.log(Math.max(value, Number.MIN_VALUE)), 0) / values.length,
  )

function speedOf(told: ToldOfSound, track: SpeedTrack | null): EngineSpeed | null {
  if (told.rpm !== undefined) return { rpm: told.rpm, probability: 1, isTold: true }
  return track && { rpm: track.rpm, probability: track.probability, isTold: false }
}

/** A fault against normal among the classes of the state; null where the state has none, or it sounds like neither. */
function faultOf(classes: Classes, state: CarState): SoundJudgement['fault'] {
  const sides = BY_STATE.get(state)
  if (!sides) return null
  const normal = classes.get(sides.normal) ?? 0
  const faulty = together(classes, sides.faults)
  return normal + faulty < LEAST_SHARE ? null : { probability: faulty / (normal + faulty) }
}

/** The classes, most probable first; where the owner told the state, those of other states are out of the question. */
function given(classes: Classes, told: ToldOfSound): SoundJudgement['classes'] {
  const belongs = (id: SoundClass) => {
    const of = [...BY_STATE].find(([, { normal, faults }]) => normal === id || faults.includes(id))?.[0]
    return told.state === undefined || of === undefined || of === told.state
  }
  const all = [...classes.values()].reduce((sum, value) => sum + value, 0)
  const left = SOUND_CLASSES.filter(belongs)
  const out = SOUND_CLASSES.filter((id) => !belongs(id)).reduce((sum, id) => sum + (classes.get(id) ?? 0), 0)
  const scale = out < all ? 1 / (all - out) : 0
  return left
    .map((id) => ({ id, probability: (classes.get(id) ?? 0) * scale }))
    .sort((one, other) => other.probability - one.probability)
}
