import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { openBarcodeReader } from '../../../../server/src/outside/photo-eyes/barcode-open-reader.ts'
import type { Picture } from '../../src/picture.ts'
import { readVin } from '../../src/read-vin.ts'
import { shareWithin } from './share-within.ts'

/**
 * How many made barcodes of VINs are read when they are photographed badly: turned, small, blurred, dark, compressed.
 * usage: node --import tsx engines/photo/training/text/measure-barcodes.ts [COUNT] [--each]
 */
const count = Number(process.argv[2] ?? 20)
const isEach = process.argv.includes('--each')
const FORMATS = ['Code39', 'Code128', 'DataMatrix', 'QRCode', 'PDF417'] as const
const VINS = [
  '1M8GDM9AXKP042788',
  '1HGCM82633A004352',
  'WVWZZZ1KZ6W000001',
  '5YJSA1E26MF000011',
  'JTDKB20U093000017',
]
const BARS = new Set(['Code39', 'Code128'])
/** Stacked bars of seventeen letters are far wider than a matrix. */
const WIDTHS = { bars: [620, 1_100], stacked: [420, 800], matrix: [110, 300] } as const

let state = 20_261_120
/** Park and Miller 1988: the same pictures at every run. */
const random = (low: number, high: number): number => {
  state = (state * 48_271) % 2_147_483_647
  return low + (state / 2_147_483_647) * (high - low)
}

const program = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
const wasmBinary = program.buffer.slice(program.byteOffset, program.byteOffset + program.byteLength)
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
const noText = {
  readText: async () => [],
  readLine: async () => ({ text: '', probability: 0 }),
  spellVin: async () => [],
}
const eyes = { ...noText, ...(await openBarcodeReader()) }

/** A sticker on a darker ground, as a phone takes it. */
async function photograph(format: (typeof FORMATS)[number], vin: string): Promise<Picture> {
  const { svg } = await writeBarcode(vin, { format, scale: 4, addQuietZones: true })
  const [least, most] = WIDTHS[BARS.has(format) ? 'bars' : format === 'PDF417' ? 'stacked' : 'matrix']
  const width = Math.round(random(least, most))
  const sticker = await sharp(Buffer.from(svg), { density: 300 })
    .resize({
      width,
      ...(BARS.has(format) ? { height: Math.round(width / random(5, 9)), fit: 'fill' as const } : {}),
    })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
  const turned = await sharp(sticker)
    .rotate(random(0, 1) < 0.2 ? 90 : random(-9, 9), { background: '#777' })
    .png()
    .toBuffer()
  const size = await sharp(turned).metadata()
  const photo = await sharp({
    create: { width: 1_440, height: 1_440, channels: 3, background: '#6d7278' },
  })
    .composite([
      {
        input: turned,
        left: Math.round(random(0, 1_440 - (size.width ?? 0))),
        top: Math.round(random(0, 1_440 - (size.height ?? 0))),
      },
    ])
    .png()
    .toBuffer()
  const { data, info } = await sharp(
    await sharp(photo)
      .blur(random(0.3, 1.3))
      .linear(random(0.35, 1), random(0, 20))
      .jpeg({ quality: Math.round(random(50, 90)) })
      .toBuffer(),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

let all = 0
for (const format of FORMATS) {
  let right = 0
  const started = process.cpuUsage()
  for (let index = 0; index < count; index++) {
    const vin = VINS[index % VINS.length] ?? ''
    const reading = await readVin(await photograph(format, vin), [], eyes, { isWanted: true })
    const isRight = reading?.value === vin && reading.from === 'barcode'
    if (isRight) right += 1
    if (isEach && !isRight) console.log('WRONG', format, index, reading?.value)
  }
  all += right
  const spent = process.cpuUsage(started)
  console.log(
    `${format}: ${shareWithin(right, count)}, ${Math.round((spent.user + spent.system) / 1000 / count)} ms each with making`,
  )
}
console.log(`barcodes: ${shareWithin(all, count * FORMATS.length)}`)
