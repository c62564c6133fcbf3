const EVERY_MS = 1_000

/** Tells whoever started us, where they listen, that our event loop still turns: who is stuck cannot. */
export function tellAlive(): void {
  if (!process.send) return
  process.send('alive')
  setInterval(() => process.send?.('alive'), EVERY_MS).unref()
  // Who started us is gone: nobody needs us to be watched any more.
  process.on('disconnect', () => {})
}
