import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PhotoEyes, Picture, ReadBarcode } from '@candi/engines/photo'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** In which a VIN is printed on cars; everything else on a sticker is none of our business. */
const FORMATS = ['Code39', 'Code128', 'DataMatrix', 'QRCode', 'PDF417'] as const
const MOST = 8
const MOST_CHARACTERS = 200

/** The reader of barcodes of ZXing, its program given from the package: without that it would be fetched from a network. */
export async function openBarcodeReader(): Promise<Pick<PhotoEyes, 'readBarcodes'>> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const program = await readFile(path)
  const wasmBinary = program.buffer.slice(program.byteOffset, program.byteOffset + program.byteLength)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return {
    readBarcodes: readOnce,
  }
}

async function readOnce({ width, height, data }: Picture): Promise<ReadBarcode[]> {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let i = 0; i < width * height; i++) {
    for (let plane = 0; plane < 3; plane++) pixels[i * 4 + plane] = data[i * 3 + plane] ?? 0
  }
  const read = await readBarcodes(
    { width, height, data: pixels, colorSpace: 'srgb' },
    { formats: [...FORMATS], tryHarder: true, maxNumberOfSymbols: MOST },
  )
  return read
    .filter(({ isValid, text }) => isValid && text !== '')
    .map(({ format, text }) => ({ format, text: text.slice(0, MOST_CHARACTERS) }))
}
