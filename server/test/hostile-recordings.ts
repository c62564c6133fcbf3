import { hostileBytes } from './hostile-bytes.ts'
import { recorded, toneWav } from './sounds.ts'

/** The nine kinds of files that may be sent: wav, mp3, m4a, aac, ogg, opus, flac, webm, mp4. */
export const NINE_CONTAINERS: readonly (readonly [string, Buffer])[] = [
  ['tone.wav', toneWav(440)],
  ['tone.mp3', recorded('tone.mp3')],
  ['tone.m4a', recorded('tone.m4a')],
  ['tone.aac', recorded('tone.aac')],
  ['stereo.ogg', recorded('stereo.ogg')],
  ['tone.opus', recorded('tone.opus')],
  ['stereo.flac', recorded('stereo.flac')],
  ['tone.webm', recorded('tone.webm')],
  ['film.mp4', recorded('film.mp4')],
]

/** A recording with one to five wounds, and never more than it may hold. */
export const hostileRecording = hostileBytes(NINE_CONTAINERS, 400_000)
