import { liveMeasures } from './live-measures.ts'

/** First the rate of the microphone, then its blocks; answers with what there is to see. */
let look: ReturnType<typeof liveMeasures> | undefined

addEventListener('message', ({ data }: MessageEvent<number | Float32Array>) => {
  if (typeof data === 'number') {
    look = liveMeasures(data)
    return
  }
  const seen = look?.(data)
  if (seen) postMessage(seen)
})
