export interface Kept<Value> {
  /** What was read, at most so many seconds ago. Whoever asks while it is being read waits for the same reading. */
  read(): Promise<Value>
  /** The next who asks gets what is read anew. */
  forget(): void
}

/** Keeps what is costly to read. A failure is told to whoever asked, and the next one reads again. */
export function keptFor<Value>(seconds: number, now: () => Date, read: () => Promise<Value>): Kept<Value> {
  let kept: { readonly value: Promise<Value>; readonly readAt: number } | null = null
  return {
    read() {
      const at = now().getTime()
      if (kept !== null && at - kept.readAt < seconds * 1000) return kept.value
      const entry = { value: read(), readAt: at }
      kept = entry
      entry.value.catch(() => {
        if (kept === entry) kept = null
      })
      return entry.value
    },
    forget() {
      kept = null
    },
  }
}
