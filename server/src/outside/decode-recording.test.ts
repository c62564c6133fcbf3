import { describe, expect, it } from 'vitest'
import { RECORDED, recorded, toneWav, wavOf } from '../../test/sounds.ts'
import { decodeRecording } from './decode-recording.ts'

async function soundOf(bytes: Uint8Array) {
  const decoded = await decodeRecording(bytes)
  if ('failure' in decoded) throw new Error(decoded.failure)
  const { samples, sampleRateHz } = decoded
  return { samples, sampleRateHz, seconds: samples.length / sampleRateHz }
}

/** Strength of one frequency in a stretch of samples (Goertzel 1958): half the amplitude of a tone of it. */
function strengthAt(samples: Float32Array, sampleRateHz: number, hertz: number): number {
  let [real, imaginary] = [0, 0]
  for (const [index, sample] of samples.entries()) {
    const angle = (2 * Math.PI * hertz * index) / sampleRateHz
    real += sample * Math.cos(angle)
    imaginary += sample * Math.sin(angle)
  }
  return Math.hypot(real, imaginary) / samples.length
}

const rmsOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

/** The tone that ffmpeg makes has an eighth of the full amplitude. */
const AMPLITUDE = 1 / 8
const LISTENED = [...RECORDED.map(([name]) => name), 'tone.opus', 'tone.mov'] as const

describe('a recording that is decoded', () => {
  it.each(LISTENED)('is the tone that is in %s, as loud as it was and nothing beside it', async (name) => {
    const { samples, sampleRateHz, seconds } = await soundOf(recorded(name))
    expect(seconds).toBeGreaterThan(name === 'tone.mov' ? 0.24 : 0.95)
    expect(seconds).toBeLessThan(1.1)
    // The middle, away from the silence that codecs put before and behind; 110 whole waves of 440 Hz or 44.
    const wanted = Math.round((name === 'tone.mov' ? 0.1 : 0.25) * sampleRateHz)
    const from = Math.floor((samples.length - wanted) / 2)
    const middle = samples.subarray(from, from + wanted)
    expect(strengthAt(middle, sampleRateHz, 440)).toBeCloseTo(AMPLITUDE / 2, 2)
    expect(rmsOf(middle)).toBeCloseTo(AMPLITUDE / Math.SQRT2, 2)
  })

  it.each(['stereo.flac', 'stereo.ogg'] as const)('of two channels is their mean: %s', async (name) => {
    const { samples, sampleRateHz } = await soundOf(recorded(name))
    const middle = samples.subarray(1_200, 1_200 + sampleRateHz / 10)
    // A mean halves the tone of the left channel; the noise of the right one is there too.
    expect(strengthAt(middle, sampleRateHz, 440)).toBeGreaterThan(AMPLITUDE / 4 - 0.01)
    expect(rmsOf(middle)).toBeGreaterThan(AMPLITUDE / 2 / Math.SQRT2)
  })

  it('of samples that were never packed is exactly these', async () => {
    const { samples, sampleRateHz } = await soundOf(wavOf([0, 0.5, -0.5, 1, -1]))
    expect(sampleRateHz).toBe(8_000)
    expect([...samples]).toEqual([0, 16_384, -16_383, 32_767, -32_767].map((value) => value / 32_768))
  })

  it('tells how far it is, up to the end', async () => {
    const told: number[] = []
    await decodeRecording(toneWav(440, 5), (done) => told.push(done))
    expect(told).toEqual([...told].sort((left, right) => left - right))
    expect(told.at(-1)).toBeGreaterThan(0.99)
    expect(told.at(-1)).toBeLessThanOrEqual(1)
  })
})

describe('a recording that is refused', () => {
  it('lasts longer than five minutes, however small it was packed', async () => {
    const small = recorded('silence-302s.opus')
    expect(small.byteLength).toBeLessThan(50_000)
    expect(await decodeRecording(small)).toEqual({ failure: 'recording-too-long' })
    expect(await decodeRecording(wavOf(new Float32Array(8_000 * 302)))).toEqual({
      failure: 'recording-too-long',
    })
  })

  it('lasts five minutes and is heard', async () => {
    const { seconds } = await soundOf(wavOf(new Float32Array(8_000 * 300)))
    expect(seconds).toBe(300)
  })

  it.each([
    ['nothing', ''],
    ['words', 'my brakes squeal'],
    ['a head without a sound', 'RIFF\0\0\0\0WAVE'],
    ['a picture', '\x89PNG\r\n\x1a\n'],
  ])('is %s', async (_, content) => {
    expect(await decodeRecording(Buffer.from(content, 'latin1'))).toEqual({ failure: 'recording-not-audio' })
  })

  it('has a head that promises more than any memory holds', async () => {
    const wav = toneWav(440)
    // Channels: 65,535; then 4,294,967,295 samples a second.
    const wide = Buffer.from(wav)
    wide.writeUInt16LE(65_535, 22)
    const fast = Buffer.from(wav)
    fast.writeUInt32LE(0xffff_ffff, 24)
    for (const bytes of [wide, fast]) {
      const answer = await decodeRecording(bytes)
      expect('failure' in answer ? answer.failure : answer.samples.length <= wav.length).toBeTruthy()
    }
  })
})
