import type { ContributionRequest, UploadProgress } from '@candi/contracts'
import type { ApiFailure, ApiResult } from '../../api/call-api.ts'
import { haltWords, isFinal, startWords } from './failure-words.ts'
import { type SendingPorts, sendRecording } from './send-recording.ts'
import type { Upload } from './upload.ts'

export type UploadsPorts = SendingPorts & {
  start: (request: ContributionRequest) => Promise<ApiResult<UploadProgress>>
  withdraw: (id: string) => Promise<ApiResult<undefined>>
  /** The upload has a number now. */
  onStarted: (id: string, file: File) => Promise<void>
  /** All of it has arrived and is a recording now. */
  onArrived: (id: string, name: string) => void
  /** Nothing of it is left to go on with. */
  onGone: (id: string) => void
}
type Answer = { ok: true } | { ok: false; message: string }

/** The uploads of this page. They live beside the screens: going to another page does not stop them. */
export class Uploads {
  private list: readonly Upload[] = []
  private readonly listeners = new Set<() => void>()
  private readonly stops = new Map<string, AbortController>()
  private readonly withdrawn = new Set<string>()

  constructor(private readonly ports: UploadsPorts) {}

  readonly all = (): readonly Upload[] => this.list
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Resolves once the server knows of the recording; its bytes follow. */
  async begin(request: ContributionRequest, file: File, owner: string): Promise<Answer> {
    const started = await this.ports.start(request)
    if (!started.ok) return { ok: false, message: startWords(started) }
    const { id } = started.value
    await this.ports.onStarted(id, file)
    this.take({ id, name: request.file.name, file, owner })
    return { ok: true }
  }

  /** Goes on with an upload that was begun before, from wherever it came to. */
  take(told: Pick<Upload, 'id' | 'name' | 'file' | 'owner'>): void {
    const upload = { ...told, bytes: told.file.size, arrivedBytes: 0, ...STARTING }
    this.put([...this.list.filter(({ id }) => id !== told.id), upload])
    void this.send(upload)
  }

  pause(id: string): void {
    this.stop(id)
    this.change(id, { phase: 'paused', message: '', secondsLeft: null })
  }

  goOn(id: string): void {
    const upload = this.list.find((entry) => entry.id === id)
    if (!upload || this.stops.has(id)) return
    this.change(id, STARTING)
    void this.send(upload)
  }

  /** The browser is back online: whatever the lost line had halted goes on. */
  goOnWithHalted(): void {
    for (const { id, phase } of this.list) if (phase === 'halted') this.goOn(id)
  }

  /** Takes an upload back, and what has arrived of it. */
  async cancel(id: string): Promise<ApiFailure | undefined> {
    this.pause(id)
    const result = await this.ports.withdraw(id)
    if (!result.ok && result.code !== 'not-found') return result
    this.withdrawn.add(id)
    this.dismiss(id)
    this.ports.onGone(id)
    return undefined
  }

  /** A list of the server that was read before may still hold it. */
  isWithdrawn(id: string): boolean {
    return this.withdrawn.has(id)
  }

  dismiss(id: string): void {
    this.put(this.list.filter((upload) => upload.id !== id))
  }

  /** The list of the server shows these recordings now: those of them that have arrived from here need no row of their own. */
  takeOffArrived(listed: ReadonlySet<string>): void {
    const left = this.list.filter(({ id, phase }) => phase !== 'arrived' || !listed.has(id))
    if (left.length < this.list.length) this.put(left)
  }

  private async send({ id, file, name }: Upload): Promise<void> {
    const stop = new AbortController()
    this.stops.set(id, stop)
    const began = { at: 0, bytes: -1 }
    const result = await sendRecording(this.ports, { id, file }, stop.signal, {
      onArrived: (arrivedBytes) => {
        if (stop.signal.aborted) return
        const now = this.ports.now()
        if (began.bytes < 0) Object.assign(began, { at: now, bytes: arrivedBytes })
        const rate = (arrivedBytes - began.bytes) / Math.max(1, now - began.at)
        const secondsLeft = rate > 0 ? (file.size - arrivedBytes) / rate / 1_000 : null
        this.change(id, { phase: 'sending', arrivedBytes, secondsLeft })
      },
      onSetback: () => {
        if (stop.signal.aborted) return
        // How fast it went before the line was lost says nothing of how fast it will go.
        began.bytes = -1
        this.change(id, { phase: 'waiting', secondsLeft: null })
      },
    })
    if (this.stops.get(id) === stop) this.stops.delete(id)
    if (stop.signal.aborted) return
    this.settle(id, name, result)
  }

  private settle(id: string, name: string, result: ApiResult<UploadProgress>): void {
    if (result.ok) {
      this.change(id, { phase: 'arrived', arrivedBytes: result.value.offset, secondsLeft: null })
      this.ports.onArrived(id, name)
      return
    }
    const phase = isFinal(result) ? 'refused' : 'halted'
    if (phase === 'refused') this.ports.onGone(id)
    this.change(id, { phase, message: haltWords(result), secondsLeft: null })
  }

  private stop(id: string): void {
    this.stops.get(id)?.abort()
    this.stops.delete(id)
  }

  private change(id: string, change: Partial<Upload>): void {
    this.put(this.list.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  private put(list: readonly Upload[]): void {
    this.list = list
    for (const listener of this.listeners) listener()
  }
}

const STARTING = { phase: 'sending', message: '', secondsLeft: null } as const satisfies Partial<Upload>
