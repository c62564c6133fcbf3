import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const RATE_HZ = 8_000

/** Real recordings of a second of 440 Hz, made with ffmpeg; their tags and film hold the word SPOKEN. See recordings/README.md. */
export const RECORDED = [
  ['tone.mp3', 'audio/mpeg'],
  ['tone.m4a', 'audio/mp4'],
  ['film.mp4', 'audio/mp4'],
  ['tone.aac', 'audio/aac'],
  ['vorbis.ogg', 'audio/ogg'],
  ['opus.ogg', 'audio/ogg'],
  ['tone.webm', 'audio/webm'],
  ['tone.flac', 'audio/flac'],
] as const

/** More of them, for hearing alone: see recordings/README.md. */
export const HEARD = ['tone.opus', 'tone.mov', 'stereo.flac', 'stereo.ogg', 'silence-302s.opus'] as const

/** Three seconds of a made knock as browsers write it while they record: in pieces, and how long it is stands nowhere. */
export const WRITTEN_BY_BROWSERS = ['safari-knock.mp4', 'chrome-knock.webm', 'chrome-knock.mp4'] as const

export const recorded = (
  name: (typeof RECORDED)[number][0] | (typeof HEARD)[number] | (typeof WRITTEN_BY_BROWSERS)[number],
): Buffer => readFileSync(join(import.meta.dirname, 'recordings', name))

/** Samples of 16 bits, one channel, 8,000 a second, each from -1 to 1. */
export function wavOf(samples: readonly number[] | Float32Array, tags: readonly Buffer[] = []): Buffer {
  const data = Buffer.alloc(samples.length * 2)
  for (const [index, sample] of samples.entries()) data.writeInt16LE(Math.round(sample * 32_767), index * 2)
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(RATE_HZ, 4)
  format.writeUInt32LE(RATE_HZ * 2, 8)
  format.writeUInt16LE(2, 12)
  format.writeUInt16LE(16, 14)
  const body = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), ...tags, chunk('data', data)])
  return chunk('RIFF', body)
}

/** A tone; no two frequencies are the same recording. */
export const toneWav = (hertz: number, seconds = 1, tags: readonly Buffer[] = []): Buffer =>
  wavOf(
    Float32Array.from(
      { length: RATE_HZ * seconds },
      (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / RATE_HZ),
    ),
    tags,
  )

/** A chunk of RIFF: name, length, content, and a byte more where the length is odd. */
export function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** What recorders write beside the sound: a title, the transcript of a memo, a place. */
export const spokenChunks = (words: string): Buffer[] => [
  chunk('LIST', Buffer.concat([Buffer.from('INFO'), chunk('INAM', Buffer.from(`${words}\0`))])),
  chunk('bext', Buffer.from(words.padEnd(602, '\0'))),
  chunk('iXML', Buffer.from(`<BWFXML><NOTE>${words}</NOTE></BWFXML>`)),
  chunk('id3 ', id3v2(words)),
]

/** ID3v2.4 with a title and a lyric. */
export function id3v2(words: string): Buffer {
  const frame = (name: string, content: Buffer) => {
    const head = Buffer.alloc(10)
    head.write(name, 'latin1')
    head.set(syncSafe(content.length), 4)
    return Buffer.concat([head, content])
  }
  const frames = Buffer.concat([
    frame('TIT2', Buffer.concat([Buffer.from([3]), Buffer.from(words)])),
    frame('USLT', Buffer.concat([Buffer.from([3]), Buffer.from('eng\0'), Buffer.from(words)])),
  ])
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, ...syncSafe(frames.length)]), frames])
}

/** ID3v1: the last 128 bytes. */
export function id3v1(words: string): Buffer {
  const tag = Buffer.alloc(128)
  tag.write('TAG', 'latin1')
  tag.write(words.slice(0, 30), 3, 'latin1')
  return tag
}

/** APEv2, one item, header and footer. */
export function apeTag(words: string): Buffer {
  const item = Buffer.concat([Buffer.alloc(8), Buffer.from('Title\0'), Buffer.from(words)])
  item.writeUInt32LE(words.length, 0)
  const edge = (isHeader: boolean) => {
    const bytes = Buffer.alloc(32)
    bytes.write('APETAGEX', 'latin1')
    bytes.writeUInt32LE(2_000, 8)
    bytes.writeUInt32LE(item.length + 32, 12)
    bytes.writeUInt32LE(1, 16)
    bytes.writeUInt32LE(isHeader ? 0xa000_0000 : 0x8000_0000, 20)
    return bytes
  }
  return Buffer.concat([edge(true), item, edge(false)])
}

const syncSafe = (length: number) => [21, 14, 7, 0].map((shift) => (length >> shift) & 0x7f)
