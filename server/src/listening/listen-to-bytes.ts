import { readSound, type Sound, type SoundJudgement, type ToldOfSound } from '@candi/engines/audio'
import { decodeRecording, type RecordingFailure } from '../outside/decode-recording.ts'

/** What the engine makes of a sound. */
export type Judge = (
  sound: Sound,
  told: ToldOfSound,
  onProgress: (done: number) => void,
) => SoundJudgement | Promise<SoundJudgement>

export type Listened =
  | { readonly judgement: SoundJudgement }
  | { readonly failure: RecordingFailure | 'recording-too-slow' | 'internal' }

/** Shares of the work, as it is felt on a recording of ten seconds. */
const DECODED = 0.5
const READ = 0.6

/** From the bytes of a file to a judgement. May take for ever on a file that is built to: see ListeningRoom. */
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
