import { readFileSync, writeFileSync } from 'node:fs'
import { impactsOf } from '../src/measure-impacts.ts'
import { readSound } from '../src/read-sound.ts'
import { impressionsOf } from '../src/sound-encoder.ts'
import { windowsOf } from '../src/sound-windows.ts'
import { openDeepEncoder, openEncoder } from './open-encoder.ts'

/**
 * usage: tsx measure-clips.ts LIST OUT [deep]
 * LIST: a line a clip, "ID PATH" with PATH a raw file of 32-bit floats, mono, 16,000 samples a second.
 * OUT.f32: impressions of all windows; OUT.csv: "ID,fromSeconds,toSeconds,fluxDb,fluxDeviationDb,logCentroid", one line an
 * impression; the last three are of the whole clip.
 */
const [list = '', out = '', which = ''] = process.argv.slice(2)
const encoder = await (which === 'deep' ? openDeepEncoder() : openEncoder())
const numbers: Uint8Array[] = []
const lines: string[] = []
for (const line of readFileSync(list, 'utf8').trim().split('\n')) {
  const [id = '', path = ''] = line.split(' ')
  const bytes = readFileSync(path)
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const sound = readSound([samples], 16_000)
  const windows = windowsOf(sound)
  const { fluxDb, fluxDeviationDb, logCentroid } = impactsOf(sound)
  for (const [index, impression] of (await impressionsOf(windows, encoder)).entries()) {
    numbers.push(new Uint8Array(impression.buffer))
    const window = windows[index]
    lines.push([id, window?.fromSeconds, window?.toSeconds, fluxDb, fluxDeviationDb, logCentroid].join(','))
  }
}
writeFileSync(`${out}.f32`, Buffer.concat(numbers))
writeFileSync(`${out}.csv`, `${lines.join('\n')}\n`)
