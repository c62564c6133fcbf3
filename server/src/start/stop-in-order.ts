import type { Server } from 'node:http'
import { finishAnswers } from '../outside/finish-answers.ts'
import type { Readiness } from '../routes/health.ts'

/** Answers under way when we are asked to stop may take so long to end; what watches over us should wait longer. */
const LAST_ANSWERS_MS = 20_000
/** One Ctrl+C may come several times: from the terminal, and from every program before us that passes it on. */
const SAME_WISH_MS = 500

export interface RunningServer {
  readonly server: Server
  readonly readiness: Readiness
  /** Lets go of whoever is held until something happens: they would keep the last answers waiting for half a minute. */
  readonly letGo: () => Promise<void>
  /** Ends everything else, once the last answer is given. */
  readonly endAll: () => Promise<void>
  readonly onFailure: (error: unknown) => void
  /** Milliseconds since any moment, by a clock that never jumps. */
  readonly clockMs: () => number
}

/** Stops when the system asks for it: no new answers, the last ones to their end, then all that was opened, and the process. */
export function stopInOrder({ server, readiness, letGo, endAll, onFailure, clockMs }: RunningServer): void {
  let askedAt: number | null = null
  const stop = async () => {
    readiness.state = 'stopping'
    await letGo()
    await finishAnswers(server, LAST_ANSWERS_MS)
    await endAll()
  }
  const stopAndEnd = () => {
    if (askedAt !== null) {
      // Asked a second time: somebody does not want to wait for the answers under way.
      if (clockMs() - askedAt > SAME_WISH_MS) server.closeAllConnections()
      return
    }
    askedAt = clockMs()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        onFailure(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stopAndEnd)
  process.on('SIGTERM', stopAndEnd)
}
