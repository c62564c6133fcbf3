import { liveMeasures, type Seen } from './live-measures.ts'

/** Something that looks at sound while it is recorded. */
export type Measure = { push: (block: Float32Array) => void; stop: () => void }
export type StartMeasure = (sampleRateHz: number, onSeen: (seen: Seen) => void) => Measure

export const measureInPage: StartMeasure = (sampleRateHz, onSeen) => {
  const look = liveMeasures(sampleRateHz)
  return {
    push(block) {
      const seen = look(block)
      if (seen) onSeen(seen)
    },
    stop() {},
  }
}

/**
 * In a thread of its own: telling wind and voices costs a phone more than the buttons may wait. Where the worker cannot
 * be had, as without signal, the page does it itself.
 */
export const measureInWorker: StartMeasure = (sampleRateHz, onSeen) => {
  let worker: Worker
  try {
    worker = new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return measureInPage(sampleRateHz, onSeen)
  }
  let inPage: Measure | undefined
  worker.addEventListener('error', () => {
    inPage ??= measureInPage(sampleRateHz, onSeen)
  })
  worker.addEventListener('message', ({ data }: MessageEvent<Seen>) => onSeen(data))
  worker.postMessage(sampleRateHz)
  return {
    push(block) {
      if (inPage) inPage.push(block)
      else worker.postMessage(block)
    },
    stop: () => worker.terminate(),
  }
}
