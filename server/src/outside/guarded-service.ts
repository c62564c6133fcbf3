import {
  ASKS_FREELY,
  type MayAsk,
  type OutsideService,
  type ServiceFailure,
  type Told,
} from '../vehicles/ports.ts'
import type { Reply } from './bounded-request.ts'
import { CallBudget } from './call-budget.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { type Pause, requestWithRetries, retryAfterMs } from './request-with-retries.ts'

/** Questions that may be under way to one service, and those of a minute; more would be a flood from our address. */
const MOST_AT_ONCE = 8
const MOST_A_MINUTE = 120
/** A real answer has some 20 kB. */
const MOST_BYTES = 1_000_000
/** A service that wants to be left alone for longer than a visitor waits is left alone by everybody. */
const LONG_REST_MS = 10_000

export interface ServiceParts<Question, Answer> {
  readonly addressOf: (question: Question) => URL
  /** Equal for questions that may share one call. */
  readonly keyOf: (question: Question) => string
  /** What the service says, or why that is no answer; `body` is null unless the status is 200. */
  readonly read: (status: number, body: unknown) => Told<Answer>
  readonly now: () => Date
  /** Told when a service is given up for the time being and when it is back: for the log, without the question. */
  readonly onChange?: (change: 'lost' | 'back', failure: ServiceFailure | null) => void
  readonly pause?: Pause
  readonly connectMs?: number
}

/** Asks a service of somebody else: with retries, shared calls, and not at all while it is known to be down. */
export class GuardedService<Question, Answer> implements OutsideService<Question, Answer> {
  private readonly breaker: CircuitBreaker<ServiceFailure>
  private readonly budget: CallBudget
  private readonly underWay = new Map<string, Promise<Told<Answer>>>()

  constructor(private readonly parts: ServiceParts<Question, Answer>) {
    this.breaker = new CircuitBreaker(parts.now)
    this.budget = new CallBudget(MOST_A_MINUTE, parts.now)
  }

  isDoubtful(): boolean {
    return this.breaker.state !== 'closed'
  }

  ask(question: Question, limitMs: number, mayAsk: MayAsk = ASKS_FREELY): Promise<Told<Answer>> {
    // Who waits for longer must not be told of the shorter patience of somebody else.
    const key = `${limitMs} ${this.parts.keyOf(question)}`
    const shared = this.underWay.get(key)
    if (shared) return shared
    if (this.breaker.state === 'open')
      return Promise.resolve({ ok: false, failure: this.breaker.lastFailure ?? 'unavailable' })
    // Without a word to the breaker: that we ask too much says nothing of the service.
    if (this.underWay.size >= MOST_AT_ONCE || !mayAsk() || !this.budget.spend())
      return Promise.resolve({ ok: false, failure: 'unavailable' })
    this.breaker.admit()
    const call = this.call(question, limitMs)
      .catch((error: unknown) => {
        // A bug of ours must not leave a trial under way for ever.
        this.breaker.failed('unexpected')
        throw error
      })
      .finally(() => this.underWay.delete(key))
    this.underWay.set(key, call)
    return call
  }

  private async call(question: Question, limitMs: number): Promise<Told<Answer>> {
    const { addressOf, now, pause, connectMs } = this.parts
    const patience = { limitMs, bytes: MOST_BYTES, now, pause, connectMs }
    const reply = await requestWithRetries(addressOf(question), patience)
    const told = this.understand(reply)
    const wasClosed = this.breaker.state === 'closed'
    if (told.ok || !isSignOfTrouble(reply, told.failure)) this.breaker.succeeded()
    else {
      const restMs = retryAfterMs(reply, now())
      this.breaker.failed(told.failure, restMs !== null && restMs > LONG_REST_MS ? restMs : null)
    }
    const isClosed = this.breaker.state === 'closed'
    if (wasClosed !== isClosed)
      this.parts.onChange?.(isClosed ? 'back' : 'lost', told.ok ? null : told.failure)
    return told
  }

  private understand(reply: Reply): Told<Answer> {
    if (reply.kind === 'unreadable') return { ok: false, failure: 'unexpected' }
    if (reply.kind !== 'answered') return { ok: false, failure: reply.kind }
    if (reply.status !== 200) return this.parts.read(reply.status, null)
    const body = /\bjson\b/i.test(reply.contentType) ? parseJson(reply.text) : undefined
    // A page of some box on the way, instead of the service's answer.
    if (body === undefined) return { ok: false, failure: 'unexpected' }
    return this.parts.read(reply.status, body)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What HTTP itself says of an answer that is not 200. */
export function failureOfStatus(status: number): ServiceFailure {
  if (status >= 500) return 'down'
  return status >= 400 ? 'refused' : 'unavailable'
}

/** A question that the service did not like says nothing against the service. */
function isSignOfTrouble(reply: Reply, failure: ServiceFailure): boolean {
  if (reply.kind !== 'answered') return true
  return [408, 429].includes(reply.status) || ['down', 'unavailable', 'unexpected'].includes(failure)
}
