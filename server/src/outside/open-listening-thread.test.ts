import { describe, expect, it } from 'vitest'
import { recorded, toneWav } from '../../test/sounds.ts'
import { openListeningRoom } from '../listening/listening-room.ts'
import { openListeningThread } from './open-listening-thread.ts'

const threadOf = (name: string) =>
  openListeningThread(new URL(`../../test/listening-threads/${name}.ts`, import.meta.url))
const blocksOf = (bytes: Uint8Array, pieces = 1) => {
  const length = Math.ceil(bytes.byteLength / pieces)
  return Array.from(
    { length: pieces },
    (_, piece) => new Uint8Array(bytes.subarray(piece * length, (piece + 1) * length)),
  )
}
const wav = toneWav(440, 2)

/** The room as it stands in the product, with threads of the test. */
async function hear(name: string, bytes: Uint8Array, mostMs: number) {
  const failures: unknown[] = []
  const room = openListeningRoom({
    openThread: () => threadOf(name),
    onFailure: (error) => failures.push(error),
    mostMs,
    beginMs: 120_000,
  })
  const seat = room.enter({ client: 'ann', hasPlan: true }, bytes.byteLength)
  if (typeof seat === 'string') throw new Error(seat)
  const answer = await seat.judge(blocksOf(bytes), {}, new AbortController().signal, () => {})
  await room.close()
  return { answer, failures }
}

describe('a thread that listens', () => {
  it('hears one recording after the other, tells how far it is, and has taken the bytes over', async () => {
    const thread = threadOf('known')
    const blocks = blocksOf(wav, 3)
    const progress: number[] = []
    const first = await thread.judge(blocks, { state: 'braking' }, (done) => progress.push(done))
    expect(first).toMatchObject({
      judgement: { quality: { seconds: 2 }, state: { id: 'braking', isTold: true } },
    })
    expect(blocks.map(({ byteLength }) => byteLength)).toEqual([0, 0, 0])
    expect(progress).toEqual([...progress].sort((left, right) => left - right))
    expect(progress.at(-1)).toBe(0.6)
    expect(await thread.judge(blocksOf(Buffer.from('no sound')), {}, () => {})).toEqual({
      failure: 'recording-not-audio',
    })
    await thread.end()
  })

  it('that dies is told to whoever asked it, and to whoever asks it later', async () => {
    const thread = threadOf('dying')
    await expect(thread.judge(blocksOf(wav), {}, () => {})).rejects.toThrow('ended with 3')
    await expect(thread.judge(blocksOf(wav), {}, () => {})).rejects.toThrow('nobody asked')
  })

  it('that takes all memory it may have costs its sender an answer, and nobody else anything', async () => {
    expect(await hear('greedy', wav, 120_000)).toEqual({
      answer: { failure: 'recording-not-audio' },
      failures: [],
    })
  }, 130_000)

  it('whose judge has a bug is no fault of the recording', async () => {
    const { answer, failures } = await hear('mistaken', wav, 60_000)
    expect(answer).toEqual({ failure: 'internal' })
    expect(failures).toMatchObject([{ message: 'the judge has a bug' }])
  }, 70_000)

  it('is ended while a file leads its reader round in circles', async () => {
    const circling = Buffer.from(recorded('tone.webm'))
    circling[52] = 0
    circling.fill(0xff, 315, 319)
    circling[436] = 0x80
    expect(await hear('known', circling, 3_000)).toEqual({
      answer: { failure: 'recording-too-slow' },
      failures: [],
    })
  }, 130_000)
})
