import { type Judge, listenToBytes } from '@candi/server/listening/listen-to-bytes'
import Meyda from 'meyda'

const RATE_HZ = 16_000
const SECONDS = 10
const FRAME = 1_024
const HOP = 512
const ROUNDS = 30

export interface ListeningFigures {
  /** Decoding, reading and judging a clip of ten seconds, CPU. */
  readonly listenMs: number
  /** Nothing but MFCC of the same clip, by meyda with its defaults, CPU. */
  readonly baselineMs: number
}

/** Both in turns in one process, the median of each: what slows one slows the other. */
export async function measureListening(judge: Judge): Promise<ListeningFigures> {
  const samples = idlingEngine()
  const wav = wavOf(samples)
  const listened: number[] = []
  const baseline: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    let start = cpuMs()
    const answer = await listenToBytes(wav, {}, judge)
    listened.push(cpuMs() - start)
    if ('failure' in answer) throw new Error(answer.failure)
    start = cpuMs()
    mfccByMeyda(samples)
    baseline.push(cpuMs() - start)
  }
  return { listenMs: median(listened), baselineMs: median(baseline) }
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
const median = (values: readonly number[]) =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN

function mfccByMeyda(samples: Float32Array): void {
  Meyda.bufferSize = FRAME
  Meyda.sampleRate = RATE_HZ
  for (let at = 0; at + FRAME <= samples.length; at += HOP)
    Meyda.extract('mfcc', samples.subarray(at, at + FRAME))
}

/** Firing at 850 a minute of four cylinders with its overtones, a knock at half engine speed, and noise: all of our own making. */
function idlingEngine(): Float32Array {
  let noise = 12_345
  return Float32Array.from({ length: RATE_HZ * SECONDS }, (_, index) => {
    const time = index / RATE_HZ
    const firing = 2 * Math.PI * (850 / 30) * time
    const sinceKnock = (time % (2 * (60 / 850))) * 400
    noise = (noise * 1_103_515_245 + 12_345) % 2 ** 31
    return (
      0.2 * Math.sin(firing) +
      0.1 * Math.sin(2 * firing) +
      0.3 * Math.exp(-sinceKnock) * Math.sin(2 * Math.PI * 2_500 * time) +
      0.05 * (noise / 2 ** 30 - 1)
    )
  })
}

function wavOf(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(44 + samples.length * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + samples.length * 2, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE_HZ, 24)
  wav.writeUInt32LE(RATE_HZ * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries())
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2)
  return wav
}
