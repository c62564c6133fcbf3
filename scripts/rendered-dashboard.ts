import sharp from 'sharp'
import { makeDashboard } from '../engines/photo/synthesis/make-dashboard.ts'

const WIDTH = 1_600
const HEIGHT = 1_200

/** A photo of a dashboard with four lamps lit, as our own synthesis draws it; another one for each seed. */
export async function renderedDashboard(seed: number): Promise<Buffer> {
  const lamps = ['brake', 'battery', 'oil_pressure', 'check_engine'] as const
  const { data } = makeDashboard({ lamps, width: WIDTH, height: HEIGHT, seed })
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg()
    .toBuffer()
}
