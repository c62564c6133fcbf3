import { HEARING_LIMITS } from '@candi/contracts'

/** What the microphone gave, block by block, until five minutes are full. */
export class Tape {
  readonly sampleRateHz: number
  readonly #blocks: Float32Array[] = []
  readonly #most: number
  #length = 0

  constructor(sampleRateHz: number) {
    this.sampleRateHz = sampleRateHz
    this.#most = HEARING_LIMITS.seconds * sampleRateHz
  }

  get seconds(): number {
    return this.#length / this.sampleRateHz
  }

  get isFull(): boolean {
    return this.#length >= this.#most
  }

  push(block: Float32Array): void {
    const kept = block.subarray(0, this.#most - this.#length)
    this.#blocks.push(kept)
    this.#length += kept.length
  }

  /** Everything in one piece. */
  samples(): Float32Array {
    const whole = new Float32Array(this.#length)
    let at = 0
    for (const block of this.#blocks) {
      whole.set(block, at)
      at += block.length
    }
    return whole
  }
}
