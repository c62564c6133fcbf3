import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { recorded, toneWav } from '../../test/sounds.ts'
import { WorkshopIsFull } from '../contributions/ports.ts'
import { openWorkshop, patienceMs } from './recording-workshop.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-workshop-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string, content: Buffer | string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

describe('the workshop of recordings', () => {
  it('works on a thread of its own, and answers while others wait for their turn', async () => {
    const workshop = openWorkshop()
    const [wav, mp3, words] = [
      file('tone.wav', toneWav(440)),
      file('tone.mp3', recorded('tone.mp3')),
      file('words.wav', 'no sound'),
    ]
    const answers = await Promise.all([
      workshop.strip(wav, `${wav}.kept`, 'ann'),
      workshop.strip(words, `${words}.kept`, 'ann'),
      workshop.strip(mp3, `${mp3}.kept`, 'ben'),
      workshop.measurePeaks(wav),
    ])
    expect(answers.map((answer) => answer !== null)).toEqual([true, false, true, true])
  })

  it('tells trouble of ours from a file that is no recording', async () => {
    const wav = file('fine.wav', toneWav(440))
    await expect(openWorkshop().strip(wav, join(folder, 'no', 'such', 'folder'), 'ann')).rejects.toThrow(
      'ENOENT',
    )
    const deep = file('deep.wav', toneWav(441))
    expect(await openWorkshop().strip(deep, `${deep}.kept`, 'ann')).not.toBeNull()
  })

  it('gives up on a file that takes too long, and goes on with the next', async () => {
    const wav = file('long.wav', toneWav(440))
    const workshop = openWorkshop(0)
    expect(await workshop.strip(wav, `${wav}.kept`, 'ann')).toBeNull()
    expect(await workshop.measurePeaks(wav)).toBeNull()
    expect(existsSync(wav)).toBe(true)
  })

  /** A small file that makes its reader go round in circles for ever. */
  function circling(name: string): string {
    const bytes = Buffer.from(recorded('tone.webm'))
    bytes[52] = 0
    bytes.fill(0xff, 315, 319)
    bytes[436] = 0x80
    return file(name, bytes)
  }

  it('ends the work on a small file that makes its reader go round in circles', async () => {
    const path = circling('circling.webm')
    expect(await openWorkshop(5_000).strip(path, `${path}.kept`, 'ann')).toBeNull()
  }, 15_000)

  it('lets nobody wait for the files of another that hang, however many there are', async () => {
    const workshop = openWorkshop(12_000)
    const hanging = ['a', 'b'].map((name) => circling(`${name}.webm`))
    let hung = 0
    const theirs = hanging.map((path) =>
      workshop.strip(path, `${path}.kept`, 'eve').then((answer) => {
        hung += 1
        return answer
      }),
    )
    const wav = file('honest.wav', toneWav(440))
    expect(await workshop.strip(wav, `${wav}.kept`, 'ann')).not.toBeNull()
    // The first of them was still at it; one after the other they would have taken 24 s before her.
    expect(hung).toBe(0)
    expect(await theirs[0]).toBeNull()
    await Promise.all(theirs)
  }, 60_000)

  it('turns away whoever has too many waiting already, and keeps what they brought', async () => {
    const workshop = openWorkshop(0, { waitingOfOne: 1 })
    const wav = file('many.wav', toneWav(440))
    const taken = [workshop.strip(wav, `${wav}.1`, 'ann'), workshop.strip(wav, `${wav}.2`, 'ann')]
    await expect(workshop.strip(wav, `${wav}.3`, 'ann')).rejects.toBeInstanceOf(WorkshopIsFull)
    await Promise.all(taken)
    expect(existsSync(wav)).toBe(true)
  })

  it('gives a file the more time the larger it is, and three minutes at most', () => {
    // 20 s, and 3 s a megabyte: 50 MiB are 52.4288 MB.
    expect([0, 1_000_000, 52_428_800, 1e9].map(patienceMs)).toEqual([20_000, 23_000, 177_286.4, 180_000])
  })
})
