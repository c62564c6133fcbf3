import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { HEIGHT, WIDTH } from './bar-field.ts'
import { FRAMES_PER_SECOND } from './loop.ts'

const COLOR = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
const CODECS = {
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '36',
    '-deadline',
    'good',
    '-cpu-used',
    '1',
    '-row-mt',
    '1',
    '-g',
    '192',
  ],
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-movflags',
    '+faststart',
  ],
} as const

/** Pipes the frames through ffmpeg, one pass for each kind of file; ffmpeg itself is not part of the product. */
export async function encode(frames: readonly Uint8Array[], kind: keyof typeof CODECS, file: string) {
  const ffmpeg = spawn(
    'nice',
    [
      ...['-n', '15', 'ffmpeg', '-y', '-loglevel', 'error'],
      ...[
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-s',
        `${WIDTH}x${HEIGHT}`,
        '-r',
        String(FRAMES_PER_SECOND),
        '-i',
        '-',
      ],
      ...[
        '-vf',
        'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p',
      ],
      // Without these two, ffmpeg writes its version and a random number into the file.
      ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'],
      ...[...CODECS[kind], ...COLOR, file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'exit')
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
