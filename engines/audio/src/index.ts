export { checkSound } from './check-sound.ts'
export { type Comparison, compareSounds } from './compare-sounds.ts'
export { differenceDotsOf } from './difference-dots.ts'
export { BRIGHTEST_DOT } from './dot-brightness.ts'
export { dotsOf } from './dots.ts'
export { estimateEngineSpeed, type SpeedTrack } from './estimate-engine-speed.ts'
export { judgeSound, type SoundEar } from './judge-sound.ts'
export * from './judgement.ts'
export { type Level, levelOf, QUIETEST_DB } from './level.ts'
export { LiveCheck, type LiveHint } from './live-check.ts'
export { LiveDots } from './live-dots.ts'
export {
  type EngineTurning,
  type Follows,
  followsOf,
  type MeasuredOrder,
  ordersOf,
} from './measure-orders.ts'
export { type Rhythm, rhythmOf } from './measure-rhythm.ts'
export { orderWords } from './order-words.ts'
export type { ComparedVerdict, PartChange } from './part-change.ts'
export { readHeads } from './read-heads.ts'
export { readSound } from './read-sound.ts'
export { MOST_SECONDS, partOf, SAMPLE_RATE_HZ, type Sound, secondsOf } from './sound.ts'
export { DEEP_ENCODER_WIDTH, ENCODER_WIDTH, type SoundEncoder } from './sound-encoder.ts'
