import { EndGate } from './end-gate.ts'

/** Of this thread; whoever is no thread that can be ended has one that nobody asks. */
let gate = new EndGate()

/** Said once, by the thread itself: where it is asked whether it may be ended. */
export function standAtGate(memory: SharedArrayBuffer): void {
  gate = new EndGate(memory)
}

/** Work of a native library, which must end by itself: this thread is not ended meanwhile. */
export const uninterrupted = <Value>(work: () => Promise<Value>): Promise<Value> =>
  gate.uninterrupted(work, () => process.exit())
