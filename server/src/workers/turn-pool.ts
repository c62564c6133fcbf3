import { createHmac, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { ConversationRequest } from '@candi/contracts'
import { UNSCREENED } from '../conversation/screen-words.ts'
import type { NotTaken, TurnTaker } from '../conversation/turn-taker.ts'
import { JobStopped, type PoolBounds, ProcessPool } from './process-pool.ts'
import { ProcessorShares } from './processor-shares.ts'
import type { TurnJob, TurnJobResults } from './turn-job.ts'

/** Built, all programs lie beside each other. */
const TURN_PROCESS = new URL(
  import.meta.url.endsWith('.js') ? './turn-process.js' : './turn-process.ts',
  import.meta.url,
)

/** A usual turn takes 25 ms; the longest case that a request may carry about one second on a busy machine (`npm run bench` prints both). */
export const TURN_BOUNDS = { mostCpuMs: 2_000, mostMs: 10_000, mostMemoryMb: 512 } as const

export interface TurnPool extends TurnTaker {
  /** Resolves once turns can be taken. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Words of a whole request, in characters, from which it waits in the lane that gives way: few owners write as much, and who attacks does. */
const LONG_CHARACTERS = 3_000

const NICENESS = { usual: 0, patient: 10 } as const

/**
 * Takes turns in processes of their own, as many as there are cores: no words can hold up anybody but their sender. Beside more than
 * one there is another, which gives way to them: for long texts, which take ten times as long as usual ones, and for clients whose turns
 * have taken more than their share of the processor. Whoever sends many waits for himself.
 */
export function openTurnPool(
  onFailure: (error: unknown) => void,
  bounds: Partial<PoolBounds> = {},
  script = TURN_PROCESS,
): TurnPool {
  const { processes = availableParallelism() } = bounds
  const open = (niceness: number, count: number) =>
    new ProcessPool({ ...TURN_BOUNDS, ...bounds, processes: count, niceness, script, onFailure })
  const usual = open(NICENESS.usual, processes)
  const patient = processes > 1 ? open(NICENESS.patient, 1) : usual
  const shares = new ProcessorShares(() => performance.now())
  const run = async <Kind extends TurnJob['kind']>(
    job: Extract<TurnJob, { readonly kind: Kind }>,
    texts: readonly string[],
    client?: string,
  ): Promise<TurnJobResults[Kind]> => {
    const isLong = texts.reduce((sum, { length }) => sum + length, 0) > LONG_CHARACTERS
    const lane = isLong || (client !== undefined && shares.isOver(client)) ? patient : usual
    const value: unknown = await lane.run(job, kinOf(texts), (cpuMs) => {
      if (client !== undefined) shares.spend(client, cpuMs)
    })
    // Our own process answers with the type of its job.
    return value as TurnJobResults[Kind]
  }
  const orScreened = async <Kind extends Screened>(
    job: Extract<TurnJob, { readonly kind: Kind }>,
    texts: readonly string[],
    client?: string,
  ): Promise<TurnJobResults[Kind] | NotTaken> => {
    try {
      return await run(job, texts, client)
    } catch (error) {
      if (!(error instanceof JobStopped)) throw error
      const screened = await run<'screen'>({ kind: 'screen', texts }, texts, client).catch(() => UNSCREENED)
      return { failure: 'stopped', screened }
    }
  }
  return {
    take: (request, client) => orScreened<'take'>({ kind: 'take', request }, wordsOf(request), client),
    assess: (request, client) =>
      orScreened<'assess'>(
        { kind: 'assess', request },
        request.statements.map(({ text }) => text),
        client,
      ),
    diagnose: (line) => orScreened<'diagnose'>({ kind: 'diagnose', line }, [line.text]),
    readAgain: (current, signs) =>
      run<'readAgain'>({ kind: 'readAgain', current, signs }, [current.text]).catch(() => []),
    ready: () => usual.ready(),
    close: async () => {
      await Promise.all([usual.close(), patient.close()])
    },
  }
}

/** What a stopped job's words are screened for. */
type Screened = 'take' | 'assess' | 'diagnose'

/** All turns of a conversation begin with the same words, which are known by a hash with a key of this process only. */
const SECRET = randomBytes(32)
const kinOf = ([first = '']: readonly string[]) => createHmac('sha256', SECRET).update(first).digest('base64')

const wordsOf = ({ messages }: ConversationRequest): string[] =>
  messages.flatMap(({ role, parts }) =>
    role === 'user' ? parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])) : [],
  )
