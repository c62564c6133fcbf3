import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { findLampCandidates } from '../../src/find-lamp-candidates.ts'
import { CROP_SIDE, writeCrop } from '../../src/lamp-crop.ts'

/**
 * usage: tsx dump-candidates.ts FOLDER OUT
 * FOLDER/list.txt: a line a photo, "NAME WIDTH HEIGHT …"; FOLDER/NAME.rgb: its pixels.
 * OUT.json: candidates by photo; OUT.u8: their surroundings, three planes of 144 x 144 bytes each, 4.5 box sides wide.
 */
const SIDE = CROP_SIDE * 3
const SPAN = 4.5
const [folder = '', out = ''] = process.argv.slice(2)
const all: Record<string, unknown> = {}
let spent = 0
const lines = readFileSync(join(folder, 'list.txt'), 'utf8').trim().split('\n')
const file = openSync(`${out}.u8`, 'w')
for (const line of lines) {
  const [name = '', width = '', height = ''] = line.split(' ')
  const picture = {
    width: Number(width),
    height: Number(height),
    data: new Uint8Array(readFileSync(join(folder, `${name}.rgb`))),
  }
  const from = performance.now()
  const found = findLampCandidates(picture)
  spent += performance.now() - from
  all[name] = found
  for (const { box } of found) {
    const crop = new Float32Array(3 * SIDE * SIDE)
    writeCrop(picture, box, SPAN, SIDE, crop, 0)
    writeSync(
      file,
      Uint8Array.from(crop, (value) => Math.round(value * 255)),
    )
  }
}
closeSync(file)
writeFileSync(`${out}.json`, JSON.stringify(all))
console.log(`${lines.length} photos, ${(spent / lines.length).toFixed(0)} ms a photo`)
