/** What stands in the shared cells: how many works must not be interrupted (or that the end has come), and whether an end is wished. */
const WORKS = 0
const WISH = 1
const CELLS = 2
const ENDED = -1

/**
 * Decides between a thread and whoever wants to end it. A thread that is ended inside a native library takes the whole
 * process with it, so it is ended before such a work, or after it, and at any other time.
 */
export class EndGate {
  private readonly cells: Int32Array

  constructor(
    readonly memory: SharedArrayBuffer = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT),
  ) {
    this.cells = new Int32Array(memory)
  }

  /** Asked by whoever wants to end the thread: true, it may be ended now; false, it will end itself after its work. */
  wishEnd(): boolean {
    Atomics.store(this.cells, WISH, 1)
    return this.take()
  }

  /** The thread itself around such a work, which must end by itself. Ends the thread after it where that is wished. */
  async uninterrupted<Value>(work: () => Promise<Value>, end: () => void): Promise<Value> {
    // Not for long: whoever ended us is about to.
    if (!this.enter()) return new Promise(() => {})
    try {
      return await work()
    } finally {
      Atomics.sub(this.cells, WORKS, 1)
      if (Atomics.load(this.cells, WISH) === 1 && this.take()) end()
    }
  }

  private enter(): boolean {
    for (;;) {
      const works = Atomics.load(this.cells, WORKS)
      if (works === ENDED) return false
      if (Atomics.compareExchange(this.cells, WORKS, works, works + 1) === works) return true
    }
  }

  /** The end, unless a work is going on. */
  private take(): boolean {
    const found = Atomics.compareExchange(this.cells, WORKS, 0, ENDED)
    return found === 0 || found === ENDED
  }
}
