import type { JudgingThread } from '../src/threads/judging-thread.ts'

/** Threads that begin only when the test lets them. */
export class HaltingThreads<Told, Judgement> {
  goOn: () => void = () => {}
  private readonly mayGo = new Promise<void>((resolve) => {
    this.goOn = resolve
  })
  private end: () => void = () => {}
  readonly ended = new Promise<void>((resolve) => {
    this.end = resolve
  })

  constructor(private readonly openThread: () => JudgingThread<Told, Judgement>) {}

  readonly open = (): JudgingThread<Told, Judgement> => {
    const { judge } = this.openThread()
    return { judge: (...asked) => this.mayGo.then(() => judge(...asked)), end: async () => this.end() }
  }
}
