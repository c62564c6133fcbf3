import { expect, test } from 'vitest'
import { checkLength, checkSoundFile } from './check-sound-file.ts'

const file = (name: string, type = '', size = 1_000) => ({ name, type, size })

test.each(['wav', 'mp3', 'm4a', 'aac', 'ogg', 'opus', 'flac', 'webm', 'mp4'])(
  'a .%s file is taken, also where the system tells no type or calls it a video',
  (ending) => {
    expect(checkSoundFile(file(`KNOCK.${ending.toUpperCase()}`)).ok).toBe(true)
    expect(checkSoundFile(file(`knock.${ending}`, 'video/mp4')).ok).toBe(true)
  },
)

test('a sound of another name is taken by its type', () => {
  expect(checkSoundFile(file('knock', 'audio/ogg')).ok).toBe(true)
})

test('another kind of file is refused by name, and what can be chosen is said', () => {
  expect(checkSoundFile(file('car.jpg', 'image/jpeg'))).toEqual({
    ok: false,
    text: '“car.jpg” is not a sound recording. Choose a wav, mp3, m4a, aac, ogg, opus, flac, webm or mp4 file; nothing was sent.',
  })
})

test('50 MB (52,428,800 bytes) are taken, one byte more and an empty file are not', () => {
  expect(checkSoundFile(file('knock.wav', '', 52_428_800)).ok).toBe(true)
  expect(checkSoundFile(file('knock.wav', '', 52_428_801))).toMatchObject({
    ok: false,
    text: expect.stringContaining('a recording can hold 50 MB'),
  })
  expect(checkSoundFile(file('knock.wav', '', 0))).toMatchObject({
    ok: false,
    text: expect.stringContaining('is empty'),
  })
})

test('five minutes are taken, with a second of grace; longer ones are told how long they are', () => {
  expect([300, 301].map((seconds) => checkLength('knock.wav', seconds).ok)).toEqual([true, true])
  expect(checkLength('knock.wav', 432)).toEqual({
    ok: false,
    text: '“knock.wav” is about 8 minutes long, and up to 5 minutes can be heard. Cut out the part with the noise and choose that; nothing was sent.',
  })
})
