import { availableParallelism } from 'node:os'
import type { ConversationRequest } from '@candi/contracts'
import { UNSCREENED } from '../conversation/screen-words.ts'
import type { NotTaken, TurnTaker } from '../conversation/turn-taker.ts'
import { JobStopped, type PoolBounds, ProcessPool } from './process-pool.ts'
import type { TurnJob, TurnJobResults } from './turn-job.ts'

/** Built, all programs lie beside each other. */
const TURN_PROCESS = new URL(
  import.meta.url.endsWith('.js') ? './turn-process.js' : './turn-process.ts',
  import.meta.url,
)

/** A usual turn takes 12 ms; the longest case that a request may carry under one second. */
export const TURN_BOUNDS = { mostCpuMs: 2_000, mostMs: 10_000, mostMemoryMb: 512 } as const

export interface TurnPool extends TurnTaker {
  /** Resolves once turns can be taken. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Takes turns in processes of their own, as many as there are cores: no words can hold up anybody but their sender. */
export function openTurnPool(
  onFailure: (error: unknown) => void,
  bounds: Partial<PoolBounds> = {},
  script = TURN_PROCESS,
): TurnPool {
  const pool = new ProcessPool({
    processes: availableParallelism(),
    ...TURN_BOUNDS,
    ...bounds,
    script,
    onFailure,
  })
  const run = async <Kind extends TurnJob['kind']>(
    job: Extract<TurnJob, { readonly kind: Kind }>,
  ): Promise<TurnJobResults[Kind]> => {
    const value: unknown = await pool.run(job)
    // Our own process answers with the type of its job.
    return value as TurnJobResults[Kind]
  }
  const orScreened = async <Value>(
    work: Promise<Value>,
    texts: readonly string[],
  ): Promise<Value | NotTaken> => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof JobStopped)) throw error
      const screened = await run<'screen'>({ kind: 'screen', texts }).catch(() => UNSCREENED)
      return { failure: 'stopped', screened }
    }
  }
  return {
    take: (request) => orScreened(run<'take'>({ kind: 'take', request }), wordsOf(request)),
    assess: (request) =>
      orScreened(
        run<'assess'>({ kind: 'assess', request }),
        request.statements.map(({ text }) => text),
      ),
    diagnose: (line) => orScreened(run<'diagnose'>({ kind: 'diagnose', line }), [line.text]),
    readAgain: (current, signs) => run<'readAgain'>({ kind: 'readAgain', current, signs }).catch(() => []),
    ready: () => pool.ready(),
    close: () => pool.close(),
  }
}

const wordsOf = ({ messages }: ConversationRequest): string[] =>
  messages.flatMap(({ role, parts }) =>
    role === 'user' ? parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])) : [],
  )
