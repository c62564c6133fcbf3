import { setTimeout as pauseFor } from 'node:timers/promises'
import { type Reply, requestBounded } from './bounded-request.ts'

const MOST_TRIES = 3
/** Before the second and the third try; a service that asks for more is given more. */
const BACKOFF_MS = [400, 1_600] as const
/** Nobody is kept waiting longer than this before another try, whatever a service asks for. */
const LONGEST_PAUSE_MS = 10_000

export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>
const pauseReally: Pause = (milliseconds, signal) => pauseFor(milliseconds, undefined, { signal })

export interface Patience {
  /** For all tries and pauses together. */
  readonly limitMs: number
  readonly bytes: number
  readonly now: () => Date
  readonly pause?: Pause
  readonly connectMs?: number
}

/** GET with up to two more tries on 408, 429 and 5xx, as Retry-After says, all of it within the limit. */
export async function requestWithRetries(address: URL, patience: Patience): Promise<Reply> {
  const { limitMs, bytes, now, pause = pauseReally, connectMs } = patience
  const signal = AbortSignal.timeout(limitMs)
  const endsAt = performance.now() + limitMs
  for (let tries = 1; ; tries += 1) {
    const reply = await requestBounded(address, { signal, bytes, connectMs })
    if (!isWorthAnotherTry(reply) || tries === MOST_TRIES) return reply
    const pauseMs = Math.max(BACKOFF_MS[tries - 1] ?? 0, retryAfterMs(reply, now()) ?? 0)
    if (pauseMs > LONGEST_PAUSE_MS || performance.now() + pauseMs >= endsAt) return reply
    try {
      await pause(pauseMs, signal)
    } catch {
      return reply
    }
  }
}

function isWorthAnotherTry(reply: Reply): boolean {
  return reply.kind === 'answered' && ([408, 429].includes(reply.status) || reply.status >= 500)
}

/** What Retry-After asks for, in seconds or as a date (RFC 9110, 10.2.3); null where it asks for nothing that can be read. */
export function retryAfterMs(reply: Reply, now: Date): number | null {
  if (reply.kind !== 'answered' || reply.retryAfter === null) return null
  if (/^\d{1,9}$/.test(reply.retryAfter.trim())) return Number(reply.retryAfter) * 1_000
  const at = Date.parse(reply.retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}
