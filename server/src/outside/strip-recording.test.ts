import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  apeTag,
  chunk,
  id3v1,
  id3v2,
  RECORDED,
  recorded,
  spokenChunks,
  toneWav,
  wavOf,
} from '../../test/sounds.ts'
import { bareDescription } from './bare-decoder-config.ts'
import { measurePeaks } from './measure-peaks.ts'
import { stripRecording } from './strip-recording.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-strip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
async function strip(content: Buffer) {
  files += 1
  const [from, to] = [join(folder, `${files}-in`), join(folder, `${files}-out`)]
  writeFileSync(from, content)
  const found = await stripRecording(from, to)
  return { found, path: to, kept: found ? readFileSync(to) : Buffer.alloc(0) }
}

describe('a recording that is kept', () => {
  it.each(RECORDED)(
    'holds the sound of %s and no word that was written beside it',
    async (name, mediaType) => {
      const given = recorded(name)
      const { found, kept } = await strip(given)
      expect(found?.mediaType).toBe(mediaType)
      // One second, within the frame that codecs fill up (2,048 samples of 44,100 at most, and their lead-in).
      expect(found?.seconds).toBeGreaterThan(0.95)
      expect(found?.seconds).toBeLessThan(1.1)
      expect(kept.includes('SPOKEN')).toBe(false)
      // And once more: what is kept is a file of its own kind with the same sound.
      expect((await strip(kept)).found).toEqual({ ...found, seconds: expect.closeTo(found?.seconds ?? 0, 1) })
    },
  )

  it('holds no film', async () => {
    const { kept } = await strip(recorded('film.mp4'))
    expect([kept.includes('avc1'), kept.includes('vide'), kept.includes('mp4a')]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('holds nothing of INFO, bext, iXML and id3 chunks of a wav, and every sample of it', async () => {
    const plain = toneWav(440)
    const { kept, found } = await strip(toneWav(440, 1, spokenChunks('SPOKEN memo')))
    expect(kept.includes('SPOKEN')).toBe(false)
    expect(kept.indexOf(plain.subarray(44))).toBeGreaterThan(0)
    expect(kept.length).toBeLessThan(plain.length + 200)
    expect(found?.seconds).toBe(1)
  })

  it('holds nothing of ID3v2, ID3v1 and APE tags of an mp3', async () => {
    const mp3 = recorded('tone.mp3')
    const words = 'SPOKEN by somebody'
    const { kept, found } = await strip(Buffer.concat([id3v2(words), mp3, apeTag(words), id3v1(words)]))
    expect(kept.includes('SPOKEN')).toBe(false)
    expect(found).toEqual((await strip(mp3)).found)
  })
})

describe('the same sound', () => {
  it('has one hash in two wrappings, and another sound has another', async () => {
    const hashOf = async (content: Buffer) => (await strip(content)).found?.soundHash
    const hash = await hashOf(toneWav(440))
    expect(await hashOf(toneWav(440, 1, spokenChunks('a title')))).toBe(hash)
    expect(await hashOf(toneWav(441))).not.toBe(hash)
    // ffmpeg wrote the same packets into both.
    expect(await hashOf(recorded('tone.webm'))).toBe(await hashOf(recorded('opus.ogg')))
  })
})

describe('what is no recording', () => {
  it.each([
    ['words', Buffer.from('brakes squeal. '.repeat(500))],
    ['nothing but sync bits', Buffer.alloc(50_000, 0xff)],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:9,\nhttp://127.0.0.1:9/secret.ts\n')],
    ['a wav without samples', wavOf([])],
    ['a wav that promises samples and has none', chunk('RIFF', Buffer.from('WAVEfmt '))],
    ['one byte', Buffer.from([0x49])],
  ])('is refused: %s', async (_, content) => {
    const found = await strip(content).then(
      (result) => result.found,
      () => null,
    )
    expect(found).toBeNull()
  })
})

describe('what a decoder must know', () => {
  it('carries no comments of Vorbis and no blocks of FLAC but the first', () => {
    const [identification, comments, setup] = [
      Buffer.alloc(30, 1),
      Buffer.from('SPOKEN'.repeat(60)),
      Buffer.alloc(99, 5),
    ]
    // 360 bytes are written as 255 and 105.
    const vorbis = Buffer.concat([Buffer.from([2, 30, 255, 105]), identification, comments, setup])
    const bare = Buffer.from(bareDescription('vorbis', vorbis) ?? [])
    expect(bare.includes('SPOKEN')).toBe(false)
    expect([bare[0], bare[1], bare[2]]).toEqual([2, 30, 16])
    expect(bare.subarray(3, 33)).toEqual(identification)
    expect(bare.subarray(33 + 16)).toEqual(setup)
    const flac = Buffer.concat([
      Buffer.from('fLaC'),
      Buffer.from([0, 0, 0, 34]),
      Buffer.alloc(34, 7),
      Buffer.from('SPOKEN'),
    ])
    const bareFlac = Buffer.from(bareDescription('flac', flac) ?? [])
    expect([bareFlac.length, bareFlac[4], bareFlac.includes('SPOKEN')]).toEqual([42, 0x80, false])
    expect(bareDescription('vorbis', Buffer.from([2, 255]))).toBeNull()
    expect(bareDescription('flac', Buffer.from('fLaC'))).toBeNull()
  })
})

describe('a waveform', () => {
  it.each(RECORDED.map(([name]) => name))('is drawn of %s: an even tone of an eighth', async (name) => {
    const peaks = await measurePeaks((await strip(recorded(name))).path)
    expect(peaks).toHaveLength(400)
    // ffmpeg's sine has an amplitude of 1/8, which AAC of 32 kbit/s keeps between 0.08 and 0.16 (ffmpeg decodes it so too); the first and last parts hold the codec's lead-in.
    for (const peak of peaks?.slice(40, 340) ?? []) expect(Math.abs(peak - 0.125)).toBeLessThan(0.05)
  })
})
