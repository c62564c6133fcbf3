import { afterEach, expect, test, vi } from 'vitest'
import { openMicrophone } from './microphone.ts'

afterEach(() => void vi.unstubAllGlobals())

/** As much of a browser as recording needs. */
function stubBrowser({ hasWorklet = true } = {}) {
  const made: string[] = []
  const track = Object.assign(new EventTarget(), {
    stop: () => made.push('track stopped'),
    getSettings: () => ({ echoCancellation: false, noiseSuppression: false, autoGainControl: true }),
  })
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] }
  const node = { connect: () => made.push('connected'), port: {} }
  class StubContext extends EventTarget {
    sampleRate = 48_000
    state = 'running'
    destination = {}
    audioWorklet = {
      addModule: () => (hasWorklet ? Promise.resolve() : Promise.reject(new Error('no module'))),
    }
    resume = async () => void made.push('resumed')
    close = async () => void made.push('closed')
    createMediaStreamSource = () => ({ connect: () => {}, disconnect: () => {} })
    createScriptProcessor = () => {
      made.push('older way')
      return node
    }
  }
  const getUserMedia = vi.fn(async (_: MediaStreamConstraints) => stream)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.stubGlobal('AudioContext', StubContext)
  vi.stubGlobal(
    'AudioWorkletNode',
    class {
      connect = node.connect
      port = node.port
    },
  )
  return { made, getUserMedia }
}

test('what browsers do to voices is asked off, and what they did all the same is read back', async () => {
  const { getUserMedia } = stubBrowser()
  const opened = await openMicrophone()
  expect(getUserMedia.mock.calls[0]?.[0].audio).toMatchObject({
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  })
  expect(opened).toMatchObject({ sampleRateHz: 48_000, facts: '48 kHz, automatic gain stays on' })
})

test('the sound is woken in the press itself, before the browser asks: iPhones want it so', () => {
  const { made } = stubBrowser()
  void openMicrophone()
  expect(made).toEqual(['resumed'])
})

test('without worklets the older way gives the same blocks', async () => {
  const { made } = stubBrowser({ hasWorklet: false })
  expect(await openMicrophone()).toHaveProperty('listen')
  expect(made).toContain('older way')
})

test('closing stops the track and the sound', async () => {
  const { made } = stubBrowser()
  const opened = await openMicrophone()
  if ('close' in opened) opened.close()
  expect(made).toContain('track stopped')
  expect(made).toContain('closed')
})

test('a refusal is told as such, and nothing stays open', async () => {
  const { made, getUserMedia } = stubBrowser()
  getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  expect(await openMicrophone()).toEqual({ problem: 'refused' })
  expect(made).toContain('closed')
})

test('a page without https is told so, and nobody is asked', async () => {
  const { getUserMedia } = stubBrowser()
  vi.stubGlobal('isSecureContext', false)
  expect(await openMicrophone()).toEqual({ problem: 'not-secure' })
  expect(getUserMedia).not.toHaveBeenCalled()
})

test('a browser that cannot record is told so', async () => {
  stubBrowser()
  vi.stubGlobal('navigator', {})
  expect(await openMicrophone()).toEqual({ problem: 'unsupported' })
})
