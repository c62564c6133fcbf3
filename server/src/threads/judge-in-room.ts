import type { Judged } from './judging-thread.ts'
import type { ThreadRoom } from './thread-room.ts'

/** One file judged for somebody who waits until it is; the seat is left whatever comes of it. */
export async function judgeInRoom<Told, Judgement>(
  room: ThreadRoom<Told, Judgement>,
  client: string,
  bytes: Uint8Array<ArrayBuffer>,
  told: Told,
): Promise<Judged<Judgement>> {
  const seat = room.enter({ client, hasPlan: true }, bytes.byteLength)
  if (typeof seat === 'string') return { failure: seat }
  try {
    const judged = await seat.judge([bytes], told, new AbortController().signal, () => {})
    return judged ?? { failure: 'internal' }
  } finally {
    seat.leave()
  }
}
