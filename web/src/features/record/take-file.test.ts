import { expect, test, vi } from 'vitest'
import { takeFile } from './take-file.ts'

const NOW = 1_700_000_000_000
const wav = (text = 'RIFF....WAVE', name = 'knock.wav') => new File([text], name, { type: 'audio/wav' })
const reader = (told: number | null, decoded: { samples: Float32Array; seconds: number } | null) => ({
  lengthOf: async () => told,
  decode: vi.fn(async () => decoded),
})
const sound = (seconds: number) => ({
  samples: new Float32Array(16_000 * Math.min(300, seconds)).fill(0.1),
  seconds,
})

test('a file that the browser opens becomes 16,000 samples a second', async () => {
  const take = await takeFile(wav(), NOW, reader(3, sound(3)))
  expect(take).toMatchObject({ name: 'knock.wav', origin: 'file', madeAt: NOW, seconds: 3 })
})

test('what only the server can open is handed on as it is', async () => {
  const file = wav('OggS', 'knock.opus')
  expect(await takeFile(file, NOW, reader(null, null))).toEqual({
    name: 'knock.opus',
    origin: 'file',
    madeAt: NOW,
    seconds: null,
    file,
  })
})

test('what nobody can open is refused before it is sent', async () => {
  expect(await takeFile(wav('just words'), NOW, reader(null, null))).toMatchObject({
    fault: expect.stringContaining('holds no sound that can be read'),
  })
})

test('a file that says it is too long is not unpacked', async () => {
  const long = reader(3_600, sound(10))
  expect(await takeFile(wav(), NOW, long)).toMatchObject({ fault: expect.stringContaining('60 minutes') })
  expect(long.decode).not.toHaveBeenCalled()
})

test('a file that does not tell its length is measured after it was opened', async () => {
  expect(await takeFile(wav(), NOW, reader(null, sound(360)))).toMatchObject({
    fault: expect.stringContaining('about 6 minutes long'),
  })
})
