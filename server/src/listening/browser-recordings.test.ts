import { levelOf, readSound, rhythmOf } from '@candi/engines/audio'
import { beforeAll, describe, expect, it } from 'vitest'
import { madeKnock } from '../../test/made-knock.ts'
import { recorded, WRITTEN_BY_BROWSERS } from '../../test/sounds.ts'
import { decodeRecording } from '../outside/decode-recording.ts'
import { openSoundJudge } from '../outside/open-sound-judge.ts'
import { type Judge, listenToBytes } from './listen-to-bytes.ts'

const SECONDS = 3
/** Once in two turns at 850 rpm. */
const KNOCKS_PER_SECOND = 850 / 120

let judge: Judge
beforeAll(async () => {
  judge = await openSoundJudge()
}, 60_000)

describe.each(WRITTEN_BY_BROWSERS)('a recording as a browser writes it: %s', (name) => {
  it('is decoded whole and as loud as it was', async () => {
    const decoded = await decodeRecording(recorded(name))
    if ('failure' in decoded) throw new Error(decoded.failure)
    // Coders put up to two frames of 1,024 samples of silence before and behind.
    const seconds = decoded.samples.length / decoded.sampleRateHz
    expect(seconds).toBeGreaterThan(SECONDS - 0.05)
    expect(seconds).toBeLessThan(SECONDS + 0.1)
    // Coders leave out what nobody hears; less than a decibel is not heard either.
    const made = levelOf(madeKnock(SECONDS, decoded.sampleRateHz))
    expect(Math.abs(levelOf(decoded.samples).loudnessDb - made.loudnessDb)).toBeLessThan(1)
  })

  it('beats as often as the knock that was made', async () => {
    const decoded = await decodeRecording(recorded(name))
    if ('failure' in decoded) throw new Error(decoded.failure)
    const rhythm = rhythmOf(readSound([decoded.samples], decoded.sampleRateHz))
    expect(rhythm?.perSecond).toBeCloseTo(KNOCKS_PER_SECOND, 1)
  })

  it('is judged to the end', async () => {
    const told: number[] = []
    const listened = await listenToBytes(recorded(name), { state: 'idle' }, judge, (done) => told.push(done))
    if ('failure' in listened) throw new Error(listened.failure)
    expect(listened.judgement.classes.length).toBeGreaterThan(1)
    expect(listened.judgement.quality.notCar).toBeLessThan(1)
    expect(told.at(-1)).toBe(1)
  })
})
