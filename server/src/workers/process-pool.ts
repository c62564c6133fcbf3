import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { cpuTimeOf } from './cpu-time.ts'

export interface PoolBounds {
  readonly processes: number
  /** Processor time that one job may take. */
  readonly mostCpuMs: number
  /** Time that it may take where the processor is wanted by others too, or its time cannot be told. */
  readonly mostMs: number
  /** Memory for objects of one process. */
  readonly mostMemoryMb: number
  /** How far its processes give way to others: 0 not at all, 19 to everything (setpriority(2)). */
  readonly niceness?: number
}

export interface PoolParts extends PoolBounds {
  /** The program of each process: it answers jobs, see `answerJobs`. */
  readonly script: URL
  /** Told of processes that ended by themselves; never of what they worked on. */
  readonly onFailure: (error: unknown) => void
}

/** A job was ended before it was done: it took too long, or its process died of it. */
export class JobStopped extends Error {}

/** What a process says: that it can begin, what came of its job, or that it failed at it. */
const word = z.union([
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('done'), value: z.unknown() }),
  z.object({ kind: z.literal('failed'), error: z.instanceof(Error) }),
])
export type ProcessWord = z.infer<typeof word>

interface Waiting {
  readonly job: unknown
  /** Jobs with the same word go to the same process where it is free: it may know part of the work already. */
  readonly kin: string
  readonly onSpent: (cpuMs: number) => void
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

interface Begun extends Waiting {
  readonly beganAt: number
  /** Null where the system does not tell. */
  readonly cpuMsBefore: number | null
}

interface Worker {
  readonly child: ChildProcess
  isReady: boolean
  at: Begun | null
  /** Whose jobs it did last, newest last. */
  readonly kin: Set<string>
}

const LOOK_EVERY_MS = 100
const KIN_KNOWN = 2_000
/** A process that dies before it is ready is not opened again at once: it would die again. */
const OPEN_AGAIN_MS = 1_000

/**
 * Processes that each do one job at a time, with bounds that hold whatever a job does: a process that takes too long is killed, and
 * another is opened in its place. Whoever's job it was is told; nobody else notices.
 */
export class ProcessPool {
  private readonly workers = new Set<Worker>()
  private readonly queue: Waiting[] = []
  private readonly firstReady: Promise<void>
  private tellReady = (): void => {}
  private isClosed = false

  constructor(private readonly parts: PoolParts) {
    this.firstReady = new Promise((resolve) => {
      this.tellReady = resolve
    })
    for (let count = 0; count < parts.processes; count += 1) this.open()
  }

  /** Resolves once a first process can begin. */
  ready(): Promise<void> {
    return this.firstReady
  }

  /**
   * What a job came to. Rejects with `JobStopped` where it was ended, and with what it threw where it failed.
   * Of several free processes one takes it that has done a job of the same `kin` before. `onSpent` is told what it cost.
   */
  run(job: unknown, kin = '', onSpent: (cpuMs: number) => void = () => {}): Promise<unknown> {
    if (this.isClosed) return Promise.reject(new JobStopped('The pool is closed.'))
    return new Promise((resolve, reject) => {
      this.queue.push({ job, kin, onSpent, resolve, reject })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const waiting of this.queue.splice(0)) waiting.reject(new JobStopped('The pool is closed.'))
    await Promise.all(
      [...this.workers].map(({ child }) => {
        const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
        child.kill('SIGKILL')
        return gone
      }),
    )
  }

  private open(): void {
    const { script, mostMemoryMb, niceness = 0 } = this.parts
    const path = fileURLToPath(script)
    const child = fork(path, [], {
      execArgv: [
        `--max-old-space-size=${mostMemoryMb}`,
        ...(path.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []),
      ],
      serialization: 'advanced',
      // What a library or a dying process remarks while it holds words of strangers is no line of our log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: Worker = { child, isReady: false, at: null, kin: new Set() }
    giveWay(child.pid, niceness)
    this.workers.add(worker)
    child.on('message', (message) => this.hear(worker, word.parse(message)))
    // Without one a process that cannot be opened would end ours.
    child.on('error', this.parts.onFailure)
    child.once('exit', (code, signal) => this.bury(worker, `${code ?? signal}`))
  }

  private hear(worker: Worker, said: ProcessWord): void {
    const { at } = worker
    if (at) at.onSpent(spentBy(worker, at))
    worker.at = null
    worker.isReady = true
    this.tellReady()
    if (said.kind === 'done') at?.resolve(said.value)
    if (said.kind === 'failed') at?.reject(said.error)
    this.next()
  }

  private bury(worker: Worker, how: string): void {
    this.workers.delete(worker)
    // Of a process that is gone nobody can tell its processor time any more.
    worker.at?.onSpent(performance.now() - worker.at.beganAt)
    worker.at?.reject(new JobStopped('The job took its process with it.'))
    if (this.isClosed) return
    if (worker.at === null) this.parts.onFailure(new Error(`A process of the pool ended with ${how}.`))
    if (worker.isReady) this.open()
    else setTimeout(() => this.isClosed || this.open(), OPEN_AGAIN_MS).unref()
  }

  private next(): void {
    const free = [...this.workers].filter(({ isReady, at }) => isReady && at === null)
    while (free.length > 0) {
      // The one that waits longest goes first; which process takes it is a matter of taste.
      const waiting = this.queue.shift()
      if (!waiting) return
      const known = free.findIndex(({ kin }) => kin.has(waiting.kin))
      const [worker] = free.splice(Math.max(known, 0), 1)
      if (worker) this.begin(worker, waiting)
    }
  }

  private begin(worker: Worker, waiting: Waiting): void {
    worker.at = { ...waiting, beganAt: performance.now(), cpuMsBefore: cpuMsOf(worker) }
    remember(worker.kin, waiting.kin)
    worker.child.send({ job: waiting.job }, (error) => error && worker.child.kill('SIGKILL'))
    this.watch(worker, worker.at)
  }

  /** Ends the process where its job goes over its bounds. */
  private watch(worker: Worker, begun: Begun): void {
    const { mostCpuMs, mostMs } = this.parts
    const timer = setInterval(() => {
      if (worker.at !== begun) return clearInterval(timer)
      const tookMs = performance.now() - begun.beganAt
      if (tookMs < mostCpuMs) return
      if (spentBy(worker, begun) < mostCpuMs && tookMs < mostMs) return
      clearInterval(timer)
      worker.child.kill('SIGKILL')
    }, LOOK_EVERY_MS)
  }
}

const cpuMsOf = ({ child: { pid } }: Worker) => (pid === undefined ? null : cpuTimeOf(pid))

/** Processor time that a job has taken so far; where it cannot be told, the time since it began. */
function spentBy(worker: Worker, { beganAt, cpuMsBefore }: Begun): number {
  const cpuMsNow = cpuMsOf(worker)
  return cpuMsBefore === null || cpuMsNow === null ? performance.now() - beganAt : cpuMsNow - cpuMsBefore
}

function remember(known: Set<string>, kin: string): void {
  known.delete(kin)
  known.add(kin)
  for (const oldest of known) {
    if (known.size <= KIN_KNOWN) return
    known.delete(oldest)
  }
}

/** Where a system has no priorities, or the process is gone already, all are alike. */
function giveWay(pid: number | undefined, niceness: number): void {
  if (pid === undefined || niceness === 0) return
  try {
    setPriority(pid, niceness)
  } catch {
    // It works all the same.
  }
}
