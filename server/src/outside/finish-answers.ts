import type { Server } from 'node:http'

const LOOK_EVERY_MS = 50

/** Takes no more connections, lets the answers under way end, and cuts those that take longer than `withinMs`. */
export async function finishAnswers(server: Server, withinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A kept-alive connection falls idle only when its answer ends; closing the server closes those idle at that moment.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
  const cutting = setTimeout(() => server.closeAllConnections(), withinMs)
  await closed
  clearInterval(looking)
  clearTimeout(cutting)
}
