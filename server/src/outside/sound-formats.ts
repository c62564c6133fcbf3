import {
  ADTS,
  AdtsOutputFormat,
  FLAC,
  FlacOutputFormat,
  type InputFormat,
  MATROSKA,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  type OutputFormat,
  QTFF,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'

interface SoundFormat {
  readonly format: InputFormat
  /** Written as it came, so that every player that played it plays it still. */
  readonly output: () => OutputFormat
  readonly mediaType: string
  /** Found by a few bits alone: a picture may hold them by accident, a recording holds them in a long row. */
  readonly leastPackets: number
}

/**
 * Kinds of files that are taken, by content. Playlists are none of them: reading one would make the server fetch what a
 * stranger wrote.
 */
export const SOUND_FORMATS: readonly SoundFormat[] = [
  { format: WAVE, output: () => new WavOutputFormat(), mediaType: 'audio/wav', leastPackets: 1 },
  { format: FLAC, output: () => new FlacOutputFormat(), mediaType: 'audio/flac', leastPackets: 1 },
  { format: OGG, output: () => new OggOutputFormat(), mediaType: 'audio/ogg', leastPackets: 1 },
  { format: WEBM, output: () => new WebMOutputFormat(), mediaType: 'audio/webm', leastPackets: 1 },
  { format: MATROSKA, output: () => new WebMOutputFormat(), mediaType: 'audio/webm', leastPackets: 1 },
  {
    format: MP4,
    output: () => new Mp4OutputFormat({ fastStart: false }),
    mediaType: 'audio/mp4',
    leastPackets: 1,
  },
  {
    format: QTFF,
    output: () => new Mp4OutputFormat({ fastStart: false }),
    mediaType: 'audio/mp4',
    leastPackets: 1,
  },
  { format: MP3, output: () => new Mp3OutputFormat(), mediaType: 'audio/mpeg', leastPackets: 4 },
  { format: ADTS, output: () => new AdtsOutputFormat(), mediaType: 'audio/aac', leastPackets: 4 },
]
