import { afterEach, expect, test, vi } from 'vitest'
import { openCamera } from './camera.ts'
import { CAMERA_PROBLEM_WORDS } from './camera-problem.ts'

afterEach(() => void vi.unstubAllGlobals())

/** As much of a browser as a camera needs. */
function stubBrowser({ hasLight = false } = {}) {
  const made: unknown[] = []
  const track = Object.assign(new EventTarget(), {
    stop: () => made.push('track stopped'),
    getCapabilities: () => ({ torch: hasLight }),
    applyConstraints: async (wanted: MediaTrackConstraints) => void made.push(wanted),
  })
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  const getUserMedia = vi.fn(async (_: MediaStreamConstraints) => stream)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  return { made, track, getUserMedia }
}

test('the camera at the back is asked for, and no microphone', async () => {
  const { getUserMedia } = stubBrowser()
  expect(await openCamera()).toMatchObject({ light: null })
  const asked = getUserMedia.mock.calls[0]?.[0]
  expect(asked?.video).toMatchObject({ facingMode: { ideal: 'environment' } })
  expect(asked?.audio).toBeUndefined()
})

test('the lamp beside it is offered where there is one, and switched on and off', async () => {
  const { made } = stubBrowser({ hasLight: true })
  const opened = await openCamera()
  if ('light' in opened) await opened.light?.(true)
  if ('light' in opened) await opened.light?.(false)
  expect(made).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }])
})

test('closing stops the track, and an end from outside is told', async () => {
  const { made, track } = stubBrowser()
  const opened = await openCamera()
  if (!('close' in opened)) throw new Error('no camera')
  const end = vi.fn()
  opened.whenEnded(end)
  track.dispatchEvent(new Event('ended'))
  opened.close()
  expect(end).toHaveBeenCalledOnce()
  expect(made).toEqual(['track stopped'])
})

test('a refusal, no camera, and a busy one are told apart', async () => {
  const { getUserMedia } = stubBrowser()
  for (const [name, problem] of [
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'busy'],
  ]) {
    getUserMedia.mockRejectedValueOnce(new DOMException('', name))
    expect(await openCamera()).toEqual({ problem })
  }
})

test('a page without https is told so, and nobody is asked', async () => {
  const { getUserMedia } = stubBrowser()
  vi.stubGlobal('isSecureContext', false)
  expect(await openCamera()).toEqual({ problem: 'not-secure' })
  expect(getUserMedia).not.toHaveBeenCalled()
})

test('a browser without cameras is told so', async () => {
  stubBrowser()
  vi.stubGlobal('navigator', {})
  expect(await openCamera()).toEqual({ problem: 'unsupported' })
})

test('every problem leads to files', () => {
  for (const { text } of Object.values(CAMERA_PROBLEM_WORDS)) expect(text).toMatch(/choose (those )?files/)
})
