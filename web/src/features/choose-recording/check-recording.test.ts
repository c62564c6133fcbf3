import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkRecording, invalidText, type ReadSound, type SoundReading } from './check-recording.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const file = (name: string, type: string, bytes = 4) => {
  const made = new File(['RIFF'], name, { type })
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}
const reads =
  (reading: SoundReading): ReadSound =>
  async () =>
    reading
const GOOD = reads({ ok: true, seconds: 7.5 })
const check = (name: string, type: string, bytes?: number) =>
  checkRecording(file(name, type, bytes), GOOD, true)

test('a recording that the browser can read is accepted with its length', async () => {
  expect(await check('knock.wav', 'audio/wav')).toEqual({ ok: true, seconds: 7.5, isRead: true })
})

test.each([
  ['holiday.mp4', 'video/mp4'],
  ['car.jpg', 'image/jpeg'],
  ['knock.wav', 'text/plain'],
])("%s of type %s gives 'Please select an audio file (not …)'", async (name, type) => {
  expect(await check(name, type)).toEqual({ ok: false, text: `Please select an audio file (not ${type})` })
})

test.each(['wav', 'mp3', 'm4a', 'aac', 'ogg', 'flac'])(
  'a .%s file of which the system tells no type is taken by its ending',
  async (suffix) => {
    expect(await check(`KNOCK.${suffix.toUpperCase()}`, '')).toMatchObject({ ok: true })
  },
)

test('a file without type and with another ending is no audio file', async () => {
  expect(await check('notes.txt', '')).toEqual({
    ok: false,
    text: 'Please select an audio file (not a file of unknown type)',
  })
})

test('a file that tells no length for 5 seconds is accepted anyway, and its reading ends', async () => {
  let wasStopped = false
  const never: ReadSound = (_, signal) =>
    new Promise(() => {
      signal.addEventListener('abort', () => {
        wasStopped = true
      })
    })
  const checked = checkRecording(file('knock.wav', 'audio/wav'), never, true)
  let answer: unknown
  void checked.then((given) => {
    answer = given
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(answer).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(await checked).toEqual({ ok: true, seconds: null, isRead: false })
  expect(wasStopped).toBe(true)
})

test.each([
  [1, 'Invalid audio file. Upload was aborted'],
  [2, 'Invalid audio file. Network error occurred'],
  [3, 'Invalid audio file. File format not supported or corrupted'],
  [4, 'Invalid audio file. Audio format not supported by your browser'],
  [99, 'Invalid audio file. Please try a different audio file'],
  [null, 'Invalid audio file. Please select a valid audio file'],
])('a decode error with code %s says why', async (code, text) => {
  const answer = await checkRecording(file('knock.wav', 'audio/wav'), reads({ ok: false, code }), true)
  expect(answer).toEqual({ ok: false, text })
  expect(invalidText(code)).toBe(text)
})

test('a browser without file support says so', async () => {
  expect(await checkRecording(file('knock.wav', 'audio/wav'), GOOD, false)).toEqual({
    ok: false,
    text: 'File uploads not supported in this browser. Please try a different browser.',
  })
})

test('50 MB (52,428,800 bytes) are taken, one byte more is not', async () => {
  expect(await check('knock.wav', 'audio/wav', 52_428_800)).toMatchObject({ ok: true })
  expect(await check('knock.wav', 'audio/wav', 52_428_801)).toEqual({
    ok: false,
    text: 'A recording can hold 50 MB. Please send a shorter one; nothing of this one was kept.',
  })
})

test('an empty file is no valid audio file', async () => {
  expect(await check('knock.wav', 'audio/wav', 0)).toEqual({
    ok: false,
    text: 'Invalid audio file. Please select a valid audio file',
  })
})
