import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { recorded, toneWav } from '../../test/sounds.ts'
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
      workshop.strip(wav, `${wav}.kept`),
      workshop.strip(words, `${words}.kept`),
      workshop.strip(mp3, `${mp3}.kept`),
      workshop.measurePeaks(wav),
    ])
    expect(answers.map((answer) => answer !== null)).toEqual([true, false, true, true])
  })

  it('tells trouble of ours from a file that is no recording', async () => {
    const wav = file('fine.wav', toneWav(440))
    await expect(openWorkshop().strip(wav, join(folder, 'no', 'such', 'folder'))).rejects.toThrow('ENOENT')
    const deep = file('deep.wav', toneWav(441))
    expect(await openWorkshop().strip(deep, `${deep}.kept`)).not.toBeNull()
  })

  it('gives up on a file that takes too long, and goes on with the next', async () => {
    const wav = file('long.wav', toneWav(440))
    const workshop = openWorkshop(0)
    expect(await workshop.strip(wav, `${wav}.kept`)).toBeNull()
    expect(await workshop.measurePeaks(wav)).toBeNull()
    expect(existsSync(wav)).toBe(true)
  })

  it('ends the work on a small file that makes its reader go round in circles', async () => {
    const circling = Buffer.from(recorded('tone.webm'))
    circling[52] = 0
    circling.fill(0xff, 315, 319)
    circling[436] = 0x80
    const path = file('circling.webm', circling)
    expect(await openWorkshop(5_000).strip(path, `${path}.kept`)).toBeNull()
  }, 15_000)

  it('gives a file the more time the larger it is, and three minutes at most', () => {
    // 20 s, and 3 s a megabyte: 50 MiB are 52.4288 MB.
    expect([0, 1_000_000, 52_428_800, 1e9].map(patienceMs)).toEqual([20_000, 23_000, 177_286.4, 180_000])
  })
})
