import { join } from 'node:path'
import { GAUGE_SIDE, type PhotoEyes } from '@candi/engines/photo'
import { Tensor } from 'onnxruntime-node'
import { openSession, runSession } from './photo-eyes/open-session.ts'

export type GaugeEyes = Pick<PhotoEyes, 'findGauges' | 'readGauges'>

/** Opens the finder and the reader of small gauges from their folder. */
export async function openOnnxGaugeEyes(folder: string): Promise<GaugeEyes> {
  const [finder, reader] = await Promise.all([
    openSession(join(folder, 'gauge-finder.onnx')),
    openSession(join(folder, 'gauge-reader.onnx')),
  ])
  return {
    async findGauges(planes, width, height) {
      const { data } = await runSession(finder, new Tensor('float32', planes, [1, 3, height, width]))
      return data
    },
    async readGauges(crops, count) {
      const { data } = await runSession(
        reader,
        new Tensor('float32', crops, [count, 3, GAUGE_SIDE, GAUGE_SIDE]),
      )
      return data
    },
  }
}
