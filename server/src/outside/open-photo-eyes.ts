import { join } from 'node:path'
import type { PhotoEyes } from '@candi/engines/photo'
import { openOnnxGaugeEyes } from './onnx-gauge-eyes.ts'
import { openOnnxLampTeller } from './onnx-lamp-teller.ts'
import { openOnnxPhotoEmbedding } from './onnx-photo-embedding.ts'
import { openBarcodeReader } from './photo-eyes/barcode-open-reader.ts'
import { openTextEyes } from './photo-eyes/ocr-open-text-eyes.ts'
import { productRoot } from './product-root.ts'

/** Everything that was trained for photos, each part opened when it is first looked with: a VIN needs no lamps. */
export function openPhotoEyes(): PhotoEyes {
  const weights = join(productRoot, 'engines', 'photo', 'weights')
  const text = once(openTextEyes)
  const barcodes = once(openBarcodeReader)
  const lamps = once(() => openOnnxLampTeller(weights))
  const gauges = once(() => openOnnxGaugeEyes(weights))
  const embedding = once(() => openOnnxPhotoEmbedding(weights))
  return {
    readText: async (picture) => (await text()).readText(picture),
    readLine: async (picture) => (await text()).readLine(picture),
    spellVin: async (picture) => (await text()).spellVin(picture),
    readBarcodes: async (picture) => (await barcodes()).readBarcodes(picture),
    tellLamps: async (crops, count) => (await lamps())(crops, count),
    findGauges: async (planes, width, height) => (await gauges()).findGauges(planes, width, height),
    readGauges: async (crops, count) => (await gauges()).readGauges(crops, count),
    embed: async (picture) => (await embedding())(picture),
  }
}

/** Opened at the first call; one that failed is tried again. */
function once<Part>(open: () => Promise<Part>): () => Promise<Part> {
  let opened: Promise<Part> | null = null
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
}
