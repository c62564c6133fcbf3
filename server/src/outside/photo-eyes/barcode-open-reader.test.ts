import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PhotoEyes, Picture } from '@candi/engines/photo'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { drawnBySvg } from '../../../test/drawn-by-svg.ts'
import { openBarcodeReader } from './barcode-open-reader.ts'

const VIN = '1M8GDM9AXKP042788'
const FORMATS = ['Code39', 'Code128', 'DataMatrix', 'QRCode', 'PDF417'] as const

async function sticker(format: (typeof FORMATS)[number], degrees: number): Promise<Picture> {
  const { svg } = await writeBarcode(VIN, { format, scale: 4, addQuietZones: true })
  const wide = format === 'DataMatrix' || format === 'QRCode' ? 260 : 900
  const bars = await drawnBySvg(svg).resize({ width: wide }).flatten({ background: '#fff' }).png().toBuffer()
  const turned = sharp(bars).rotate(degrees, { background: '#666' }).flatten({ background: '#666' })
  const { data, info } = await turned.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

describe('barcodes in pictures', () => {
  let eyes: Pick<PhotoEyes, 'readBarcodes'>
  beforeAll(async () => {
    const program = readFileSync(
      createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'),
    )
    const wasmBinary = program.buffer.slice(program.byteOffset, program.byteOffset + program.byteLength)
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
    eyes = await openBarcodeReader()
  })

  it.each(FORMATS)('are read in %s, upright and on end', async (format) => {
    for (const degrees of [0, 90]) {
      const found = await eyes.readBarcodes(await sticker(format, degrees))
      expect(found.map(({ text }) => text)).toEqual([VIN])
    }
  })

  it('are none where there are none', async () => {
    const bare = { width: 200, height: 200, data: new Uint8Array(200 * 200 * 3).fill(120) }
    expect(await eyes.readBarcodes(bare)).toEqual([])
  })
})
