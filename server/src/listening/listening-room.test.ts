import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { knownJudge } from '../../test/known-judge.ts'
import type { Listened } from './listen-to-bytes.ts'
import {
  type ListeningRoom,
  type ListeningRoomParts,
  type ListeningThread,
  openListeningRoom,
} from './listening-room.ts'

const HEARD: Listened = {
  judgement: knownJudge({ samples: new Float32Array(16_000), sampleRateHz: 16_000 }, {}),
}

/** Threads that answer when the test says so. */
class Threads {
  readonly opened: {
    ended: boolean
    begin(): void
    answer(listened: Listened): void
    die(error: Error): void
  }[] = []

  readonly open = (): ListeningThread => {
    const handle = { ended: false, begin: () => {}, answer: (_: Listened) => {}, die: (_: Error) => {} }
    this.opened.push(handle)
    return {
      judge: (_blocks, _told, onProgress) =>
        new Promise((resolve, reject) => {
          handle.begin = () => onProgress(0)
          handle.answer = resolve
          handle.die = reject
        }),
      end: async () => {
        handle.ended = true
      },
    }
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function roomWith(changes: Partial<ListeningRoomParts> = {}) {
  const threads = new Threads()
  const failures: unknown[] = []
  const room = openListeningRoom({
    openThread: threads.open,
    onFailure: (error) => failures.push(error),
    ...changes,
  })
  return { room, threads, failures }
}

const seated = <Kind>(seat: Kind | string): Kind => {
  if (typeof seat === 'string') throw new Error(seat)
  return seat
}
const of = (client: string) => ({ client, hasPlan: true })
const listenAs = (room: ListeningRoom, client: string, signal = new AbortController().signal) => {
  const seat = seated(room.enter(of(client), 1_000))
  return seat.judge([new Uint8Array(1_000)], {}, signal, () => {}).finally(() => seat.leave())
}
/** Lets everything that was settled take its way. */
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the room where recordings are heard', () => {
  it('hears two at a time, and the third when one of them has ended', async () => {
    const { room, threads } = roomWith()
    const answers = ['ann', 'ben', 'cleo'].map((client) => listenAs(room, client))
    await settle()
    expect(threads.opened).toHaveLength(2)
    threads.opened[0]?.answer(HEARD)
    await settle()
    // The thread that is free takes the next: none more is opened.
    expect(threads.opened).toHaveLength(2)
    threads.opened[0]?.answer(HEARD)
    threads.opened[1]?.answer(HEARD)
    expect(await Promise.all(answers)).toEqual([HEARD, HEARD, HEARD])
  })

  it('has one seat a client, free again when it was left', () => {
    const { room } = roomWith()
    const seat = seated(room.enter(of('ann'), 10))
    expect(room.enter(of('ann'), 10)).toBe('one-recording-at-a-time')
    seat.leave()
    expect(room.enter(of('ann'), 10)).toBeTypeOf('object')
  })

  it('has eighteen seats, and no room for more than four of the largest files', () => {
    const { room } = roomWith()
    for (let client = 0; client < 18; client += 1) seated(room.enter(of(`client ${client}`), 1_000))
    expect(room.enter(of('one more'), 1_000)).toBe('listening-busy')
    const large = roomWith().room
    for (let client = 0; client < 4; client += 1) seated(large.enter(of(`client ${client}`), 52_428_800))
    expect(large.enter(of('one more'), 1)).toBe('listening-busy')
  })

  it('ends a thread that takes longer than twenty seconds, and serves the next with another', async () => {
    const { room, threads, failures } = roomWith({ threads: 1 })
    const slow = listenAs(room, 'ann')
    const next = listenAs(room, 'ben')
    // It had to be opened first: that is not its time.
    await vi.advanceTimersByTimeAsync(5_000)
    threads.opened[0]?.begin()
    await vi.advanceTimersByTimeAsync(19_999)
    expect(threads.opened.map(({ ended }) => ended)).toEqual([false])
    await vi.advanceTimersByTimeAsync(1)
    expect(await slow).toEqual({ failure: 'recording-too-slow' })
    expect(threads.opened.map(({ ended }) => ended)).toEqual([true, false])
    // That it dies of being ended is no news.
    threads.opened[0]?.die(new Error('ended'))
    threads.opened[1]?.answer(HEARD)
    expect(await next).toEqual(HEARD)
    expect(failures).toEqual([])
  })

  it('does not wait longer than ten seconds for a thread to begin', async () => {
    const { room, threads } = roomWith()
    const answer = listenAs(room, 'ann')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answer).toEqual({ failure: 'recording-too-slow' })
    expect(threads.opened[0]?.ended).toBe(true)
  })

  it('says so to its sender when a thread dies, and serves the next with another', async () => {
    const { room, threads, failures } = roomWith({ threads: 1 })
    const answers = [listenAs(room, 'ann'), listenAs(room, 'ben')]
    await settle()
    threads.opened[0]?.die(new Error('died'))
    await settle()
    threads.opened[1]?.answer(HEARD)
    expect(await Promise.all(answers)).toEqual([{ failure: 'internal' }, HEARD])
    expect(failures).toEqual([new Error('died')])
  })

  it('uses a thread again that said of a file that it is none', async () => {
    const { room, threads } = roomWith({ threads: 1 })
    const bad = listenAs(room, 'ann')
    await settle()
    threads.opened[0]?.answer({ failure: 'recording-not-audio' })
    expect(await bad).toEqual({ failure: 'recording-not-audio' })
    const good = listenAs(room, 'ann')
    await settle()
    threads.opened[0]?.answer(HEARD)
    expect(await good).toEqual(HEARD)
    expect(threads.opened.map(({ ended }) => ended)).toEqual([false])
  })

  it('ends the work that nobody waits for any more, in its seat and in the row', async () => {
    const { room, threads } = roomWith({ threads: 1 })
    const [first, second] = [new AbortController(), new AbortController()]
    const answers = [
      listenAs(room, 'ann', first.signal),
      listenAs(room, 'ben', second.signal),
      listenAs(room, 'cleo'),
    ]
    await settle()
    second.abort()
    first.abort()
    await settle()
    expect(threads.opened.map(({ ended }) => ended)).toEqual([true, false])
    threads.opened[1]?.answer(HEARD)
    expect(await Promise.all(answers)).toEqual([null, null, HEARD])
  })

  it('ends threads that nobody needed for a minute, and all of them when it closes', async () => {
    const { room, threads } = roomWith()
    const answer = listenAs(room, 'ann')
    await settle()
    threads.opened[0]?.answer(HEARD)
    await answer
    await vi.advanceTimersByTimeAsync(59_999)
    expect(threads.opened[0]?.ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(threads.opened[0]?.ended).toBe(true)
    void listenAs(room, 'ben')
    await settle()
    await room.close()
    expect(threads.opened[1]?.ended).toBe(true)
  })
})
