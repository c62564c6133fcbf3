import { type Picture, type Quad, scaled, scalePicture, textRegions } from '@candi/engines/photo'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { runSession } from './open-session.ts'

/** The finder halves a picture five times. */
const STEP = 32
/** Larger pictures are shrunk, smaller ones grown: below this letters of a small photo are too few cells. */
export const FINDER_SIDES = { least: 736, most: 960 } as const
/** Mean and deviation of ImageNet, as the finder was taught. */
const MEAN = [0.485, 0.456, 0.406] as const
const DEVIATION = [0.229, 0.224, 0.225] as const

export interface FoundLine {
  /** In pixels of the picture. */
  readonly quad: Quad
  readonly probability: number
}

/** Lines of text in a picture, from the top down. */
export async function findLines(
  session: InferenceSession,
  picture: Picture,
  sides: { readonly least: number; readonly most: number } = FINDER_SIDES,
): Promise<FoundLine[]> {
  const longer = Math.max(picture.width, picture.height)
  const factor = Math.min(sides.most, Math.max(sides.least, longer)) / longer
  const width = Math.max(STEP, Math.round((picture.width * factor) / STEP) * STEP)
  const height = Math.max(STEP, Math.round((picture.height * factor) / STEP) * STEP)
  const small = scalePicture(picture, width, height)
  const { data } = await runSession(
    session,
    new Tensor('float32', planes(small, MEAN, DEVIATION), [1, 3, height, width]),
  )
  return textRegions(data, width, height)
    .map(({ quad, probability }) => ({
      quad: scaled(quad, picture.width / width, picture.height / height),
      probability,
    }))
    .sort((a, b) => a.quad[0][1] - b.quad[0][1])
}

/** Three planes, blue first as the models were taught, each value 0 to 1 less the mean, over the deviation. */
export function planes(
  { width, height, data }: Picture,
  mean: readonly [number, number, number],
  deviation: readonly [number, number, number],
): Float32Array {
  const size = width * height
  const out = new Float32Array(size * 3)
  for (let plane = 0; plane < 3; plane++) {
    const scale = 1 / (255 * (deviation[plane] ?? 1))
    const shift = (mean[plane] ?? 0) / (deviation[plane] ?? 1)
    for (let i = 0; i < size; i++) out[plane * size + i] = (data[i * 3 + 2 - plane] ?? 0) * scale - shift
  }
  return out
}
