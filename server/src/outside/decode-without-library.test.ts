import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { recorded } from '../../test/sounds.ts'
import { decodeRecording } from './decode-recording.ts'
import { measurePeaks } from './measure-peaks.ts'
import { canDecodeAac } from './sound-codecs/aac-decoder.ts'

vi.mock('node-web-audio-api', () => {
  throw new Error('libasound.so.2: cannot open shared object file: No such file or directory')
})

describe('a machine without libasound2', () => {
  it.each(['tone.m4a', 'tone.aac', 'film.mp4'] as const)('says of AAC what it needs: %s', async (name) => {
    expect(await decodeRecording(recorded(name))).toEqual({ failure: 'sound-format-needs-library' })
    expect(await canDecodeAac()).toBe(false)
  })

  it('leaves the waveform of AAC to the browser', async () => {
    const path = join(import.meta.dirname, '../../test/recordings/tone.m4a')
    expect(await measurePeaks(path)).toBeNull()
  })

  it.each(['tone.mp3', 'tone.flac', 'vorbis.ogg', 'tone.webm', 'tone.mov'] as const)(
    'hears everything else: %s',
    async (name) => {
      expect(await decodeRecording(recorded(name))).toHaveProperty('samples')
    },
  )
})
