import { expect, it } from 'vitest'
import { judgeInRoom } from './judge-in-room.ts'
import type { Judged } from './judging-thread.ts'
import { ThreadRoom } from './thread-room.ts'

/** A room of one seat whose thread does what the test says. */
function smallRoom(judge: () => Promise<Judged<string>>) {
  return new ThreadRoom<object, string>({
    threads: 1,
    seats: 1,
    seatsAClient: 1,
    mostBytes: 10,
    mostMs: 60_000,
    beginMs: 60_000,
    idleMs: 60_000,
    openThread: () => ({
      judge: (_blocks, _told, onProgress) => {
        onProgress(0)
        return judge()
      },
      end: async () => {},
    }),
    onFailure: () => {},
    words: { busy: 'listening-busy', clientIsBusy: 'one-recording-at-a-time', tooSlow: 'recording-too-slow' },
  })
}
const file = new Uint8Array(10)

it('a file is judged, and its seat is free again', async () => {
  const room = smallRoom(async () => ({ judgement: 'knocks' }))
  for (const client of ['ann', 'ben'])
    expect(await judgeInRoom(room, client, file, {})).toEqual({ judgement: 'knocks' })
  await room.close()
})

it('whoever finds no seat is told why', async () => {
  const room = smallRoom(async () => ({ judgement: 'knocks' }))
  expect(await judgeInRoom(room, 'ann', new Uint8Array(11), {})).toEqual({ failure: 'listening-busy' })
  await room.close()
})

it('a thread that dies costs its file a failure, and the seat is free again', async () => {
  let tries = 0
  const room = smallRoom(async () => {
    tries += 1
    if (tries === 1) throw new Error('out of memory')
    return { judgement: 'knocks' }
  })
  expect(await judgeInRoom(room, 'ann', file, {})).toEqual({ failure: 'internal' })
  expect(await judgeInRoom(room, 'ann', file, {})).toEqual({ judgement: 'knocks' })
  await room.close()
})
