import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper bounds of the turn histogram, in milliseconds. */
const TURN_BOUNDS_MS = [10, 20, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000] as const
const NANOSECONDS = 1e9

/** What a scraper reads, as Prometheus text. Labels are route patterns and status codes, never anything of a visitor. */
export class Metrics {
  private readonly requests = new Map<string, number>()
  private readonly turnCounts = TURN_BOUNDS_MS.map(() => 0)
  private readonly recordings = new Map<string, number>()
  private readonly photos = new Map<string, number>()
  private readonly narrations = new Map<string, number>()
  private turns = 0
  private turnMs = 0
  private openStreams = 0
  private readonly delay: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 })

  constructor() {
    this.delay.enable()
  }

  countRequest(method: string, route: string, status: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`
    this.requests.set(labels, (this.requests.get(labels) ?? 0) + 1)
  }

  countTurn(milliseconds: number): void {
    this.turns += 1
    this.turnMs += milliseconds
    for (const [index, bound] of TURN_BOUNDS_MS.entries())
      if (milliseconds <= bound) this.turnCounts[index] = (this.turnCounts[index] ?? 0) + 1
  }

  /** "heard", or the code of what went wrong. */
  countRecording(outcome: string): void {
    this.recordings.set(outcome, (this.recordings.get(outcome) ?? 0) + 1)
  }

  /** "seen", or the code of what went wrong. */
  countPhoto(outcome: string): void {
    this.photos.set(outcome, (this.photos.get(outcome) ?? 0) + 1)
  }

  /** Why a language model did not finish a turn. */
  countNarration(because: string): void {
    this.narrations.set(because, (this.narrations.get(because) ?? 0) + 1)
  }

  streamOpened(): void {
    this.openStreams += 1
  }

  streamClosed(): void {
    this.openStreams -= 1
  }

  get streamsOpen(): number {
    return this.openStreams
  }

  text(): string {
    const memory = process.memoryUsage()
    const lines = [
      ...head('candi_requests_total', 'counter', 'Requests answered.'),
      ...[...this.requests].map(([labels, count]) => `candi_requests_total{${labels}} ${count}`),
      ...head(
        'candi_turn_milliseconds',
        'histogram',
        'From a turn that came in to the last byte of its answer.',
      ),
      ...TURN_BOUNDS_MS.map(
        (bound, index) => `candi_turn_milliseconds_bucket{le="${bound}"} ${this.turnCounts[index]}`,
      ),
      `candi_turn_milliseconds_bucket{le="+Inf"} ${this.turns}`,
      `candi_turn_milliseconds_sum ${this.turnMs}`,
      `candi_turn_milliseconds_count ${this.turns}`,
      ...head('candi_recordings_total', 'counter', 'Recordings sent to be heard.'),
      ...[...this.recordings].map(
        ([outcome, count]) => `candi_recordings_total{outcome="${outcome}"} ${count}`,
      ),
      ...head('candi_photos_total', 'counter', 'Photos sent to be looked at.'),
      ...[...this.photos].map(([outcome, count]) => `candi_photos_total{outcome="${outcome}"} ${count}`),
      ...head('candi_unfinished_narrations_total', 'counter', 'Turns that a language model did not finish.'),
      ...[...this.narrations].map(
        ([because, count]) => `candi_unfinished_narrations_total{because="${because}"} ${count}`,
      ),
      ...head('candi_open_streams', 'gauge', 'Answers being streamed.'),
      `candi_open_streams ${this.openStreams}`,
      ...head('candi_event_loop_lag_seconds', 'gauge', 'How late timers were since the last reading.'),
      `candi_event_loop_lag_seconds{quantile="0.5"} ${seconds(this.delay.percentile(50))}`,
      `candi_event_loop_lag_seconds{quantile="0.99"} ${seconds(this.delay.percentile(99))}`,
      `candi_event_loop_lag_seconds{quantile="1"} ${seconds(this.delay.max)}`,
      ...head('candi_memory_bytes', 'gauge', 'Memory of this process.'),
      `candi_memory_bytes{kind="resident"} ${memory.rss}`,
      `candi_memory_bytes{kind="heap"} ${memory.heapUsed}`,
    ]
    this.delay.reset()
    return `${lines.join('\n')}\n`
  }

  close(): void {
    this.delay.disable()
  }
}

const head = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]
const seconds = (nanoseconds: number) => nanoseconds / NANOSECONDS
