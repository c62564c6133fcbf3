import { CAR_STATES } from '@candi/contracts'
import { readSound, type Sound, type SoundJudgement, type ToldOfSound } from '@candi/engines/audio'
import { z } from 'zod'
import { decodeRecording, type RecordingFailure } from '../outside/decode-recording.ts'
import type { JudgeBytes } from '../threads/answer-on-thread.ts'

/** What the engine makes of a sound. */
export type Judge = (
  sound: Sound,
  told: ToldOfSound,
  onProgress: (done: number) => void,
) => SoundJudgement | Promise<SoundJudgement>

export type Listened = { readonly judgement: SoundJudgement } | { readonly failure: RecordingFailure }

/** Shares of the work, as it is felt on a recording of ten seconds. */
const DECODED = 0.5
const READ = 0.6

/** From the bytes of a file to a judgement. May take for ever on a file that is built to: see ThreadRoom. */
export async function listenToBytes(
  bytes: Uint8Array,
  told: ToldOfSound,
  judge: Judge,
  onProgress: (done: number) => void = () => {},
): Promise<Listened> {
  const decoded = await decodeRecording(bytes, (done) => onProgress(done * DECODED))
  if ('failure' in decoded) return decoded
  const sound = readSound([decoded.samples], decoded.sampleRateHz)
  onProgress(READ)
  return { judgement: await judge(sound, told, (done) => onProgress(READ + done * (1 - READ))) }
}

const toldOfSound = z.object({ state: z.enum(CAR_STATES).optional(), rpm: z.number().optional() })

/** The same for a thread, whose question comes through a port. */
export const judgeRecordings =
  (judge: Judge): JudgeBytes<SoundJudgement> =>
  (bytes, told, onProgress) =>
    listenToBytes(bytes, toldOfSound.parse(told), judge, onProgress)
