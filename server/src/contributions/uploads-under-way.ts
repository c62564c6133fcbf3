/**
 * One at a time for each upload. A phone that lost its line sends again before we have noticed that the old one is
 * dead: the newer takes over, once the older has kept what it had.
 */
export class UploadsUnderWay {
  private readonly running = new Map<
    string,
    { readonly stop: AbortController; readonly ended: Promise<unknown> }
  >()

  async takeOver<Value>(id: string, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const before = this.running.get(id)
    before?.stop.abort()
    const stop = new AbortController()
    const own = (before?.ended ?? Promise.resolve()).then(() => work(stop.signal))
    const ended = own.catch(() => {})
    const entry = { stop, ended }
    this.running.set(id, entry)
    try {
      return await own
    } finally {
      if (this.running.get(id) === entry) this.running.delete(id)
    }
  }
}
