import { afterEach, expect, test, vi } from 'vitest'
import { SEEN } from '../fixture/seen-photo.ts'
import { lookAt } from './look.ts'

const photo = new Blob(['JPEG'], { type: 'image/jpeg' })
const watching = (onProgress = (_done: number) => {}) => ({
  signal: new AbortController().signal,
  onProgress,
})
function answers(lines: object[], status = 200) {
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const sent = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', sent)
  return sent
}
afterEach(() => vi.unstubAllGlobals())

test('the photo goes out with what the owner says it shows, and progress is told before the sighting', async () => {
  const sent = answers([
    { type: 'progress', done: 0.5 },
    { type: 'sighting', sighting: SEEN },
  ])
  const told: number[] = []
  const result = await lookAt(
    photo,
    { kind: 'dashboard' },
    watching((done) => told.push(done)),
  )
  expect(result).toEqual({ ok: true, value: SEEN })
  expect(told).toEqual([0.5])
  expect(sent.mock.calls[0]?.[0]).toBe('/api/look?kind=dashboard')
  expect(sent.mock.calls[0]?.[1].body).toBe(photo)
})

test('a scan asks for the VIN and nothing else', async () => {
  const sent = answers([{ type: 'sighting', sighting: SEEN }])
  await lookAt(photo, { only: 'vin' }, watching())
  expect(sent.mock.calls[0]?.[0]).toBe('/api/look?only=vin')
})

test('a refusal and a failure on the way are told in the words of the server; a sighting of another form is none', async () => {
  answers([{ error: { code: 'photos-need-pro', message: 'Photos are in Pro and Founder.' } }], 403)
  expect(await lookAt(photo, {}, watching())).toMatchObject({
    ok: false,
    message: 'Photos are in Pro and Founder.',
  })
  answers([{ type: 'failure', code: 'photo-not-picture', message: 'This is a video.' }])
  expect(await lookAt(photo, {}, watching())).toMatchObject({ ok: false, message: 'This is a video.' })
  answers([{ type: 'sighting', sighting: { ...SEEN, lamps: 'many' } }])
  expect(await lookAt(photo, {}, watching())).toMatchObject({ ok: false, code: 'response-invalid' })
})
