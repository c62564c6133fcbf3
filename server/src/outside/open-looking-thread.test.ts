import { describe, expect, it } from 'vitest'
import { pictureIn } from '../../test/pictures.ts'
import { openLookingThread } from './open-looking-thread.ts'

const threadOf = (name: string) =>
  openLookingThread(new URL(`../../test/looking-threads/${name}.ts`, import.meta.url))
const blocksOf = (bytes: Uint8Array) => [new Uint8Array(bytes)]

describe('a thread that looks at photos', () => {
  it('looks at one after the other, and hands the picture on only where it is wanted', async () => {
    const thread = threadOf('known')
    const jpeg = await pictureIn.jpeg()
    expect(await thread.judge(blocksOf(jpeg), { kind: 'tyre' }, () => {})).toMatchObject({
      judgement: { judgement: { width: 96, height: 64, kind: { id: 'tyre' } }, picture: null },
    })
    expect(await thread.judge(blocksOf(jpeg), { isPictureWanted: true }, () => {})).toMatchObject({
      judgement: { picture: { width: 96, height: 64 } },
    })
    expect(await thread.judge(blocksOf(Buffer.from('none')), {}, () => {})).toEqual({
      failure: 'photo-not-picture',
    })
    await thread.end()
    await expect(thread.judge(blocksOf(jpeg), {}, () => {})).rejects.toThrow('nobody asked')
  }, 60_000)

  // Ended in the middle of a model, the library brought the whole process down.
  it('is ended between two questions to a model, and the process lives on', async () => {
    for (const wait of [0, 3, 7, 12, 20]) {
      const thread = threadOf('asking-models')
      const ended: Promise<void>[] = []
      const judged = thread.judge(blocksOf(Buffer.from('x')), {}, (done) => {
        if (done > 0 && ended.length === 0)
          ended.push(new Promise((resolve) => setTimeout(resolve, wait)).then(() => thread.end()))
      })
      await expect(judged).rejects.toThrow('without a word')
      await Promise.all(ended)
    }
  }, 120_000)
})
