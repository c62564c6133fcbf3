import type { Recording } from '../../features/record/recording.ts'
import { encodeWav } from '../../parts/encode-wav.ts'
import type { MadeRecording } from './use-recordings.ts'

/** What a recording is kept and sent as: 16 bits, mono, 16,000 a second; a file that this browser cannot open, as it is. */
export const madeFrom = (recording: Recording, about = ''): MadeRecording => ({
  sound: recording.file ?? encodeWav(recording.samples),
  seconds: recording.seconds ?? 0,
  madeAt: recording.madeAt,
  told: { state: recording.state, rpm: recording.rpm },
  about,
})
