import { spawn } from 'node:child_process'

/** The server tells that it is alive every second; silence of this length means that it is stuck for good. */
const MOST_SILENCE_MS = 20_000
const LOOK_EVERY_MS = 1_000
/** A server that gets stuck more often than this is not helped by another start. */
const MOST_RESTARTS = 5
const IN_MS = 600_000

/**
 * Runs a program with its arguments and starts it anew where it says nothing for too long: a process that is stuck can do nothing
 * about it itself. Returns something whose `kill` passes a signal on. Calls `onEnd` once it has ended by itself.
 */
export function keepAlive(
  program,
  options,
  onEnd,
  { say, mostSilenceMs = MOST_SILENCE_MS, now = () => performance.now() },
) {
  const restarts = []
  let child = start()

  function start() {
    const started = spawn(process.execPath, program, {
      ...options,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    // Nothing is watched before it first says that it lives: the start itself may take long.
    let heardAt = null
    let lookedAt = now()
    let isStuck = false
    started.on('message', () => {
      heardAt = now()
    })
    const timer = setInterval(() => {
      const at = now()
      // We slept ourselves, as a laptop does with its lid closed: so did the server.
      if (at - lookedAt > LOOK_EVERY_MS * 5 && heardAt !== null) heardAt = at
      lookedAt = at
      if (heardAt === null || at - heardAt < mostSilenceMs) return
      isStuck = true
      started.kill('SIGKILL')
    }, LOOK_EVERY_MS)
    started.once('exit', (code, signal) => {
      clearInterval(timer)
      if (!isStuck) return onEnd(code, signal)
      const at = now()
      restarts.push(at)
      if (restarts.filter((restart) => at - restart < IN_MS).length > MOST_RESTARTS) {
        say(
          'CANDI got stuck again and again and was ended. What was saved is kept; please report how it came to this.',
        )
        return onEnd(1, null)
      }
      say('CANDI answered nobody for too long, so it is started anew. What was saved is kept.')
      child = start()
    })
    return started
  }

  return { kill: (signal) => child.kill(signal) }
}
