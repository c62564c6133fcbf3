import { SIGHTING_LIMITS } from '@candi/contracts'
import { bareJpeg } from './bare-jpeg.ts'
import { PROBE, PROBE_EDGE, wasReadBack } from './canvas-probe.ts'

/** A picture as it will be sent. */
export type Shrunk = { blob: Blob; width: number; height: number }

/** A picture drawn anew; "scrambled" where this browser gives pages something else than they drew; null where it cannot. */
export type Redrawn = Shrunk | 'scrambled' | null

/** What a canvas can draw. */
export type Drawable = ImageBitmap | HTMLImageElement | HTMLVideoElement

const JPEG_QUALITY = 0.9

/** The size at which a picture is sent: never larger than it is. */
export function sentSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, SIGHTING_LIMITS.sentPixels / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

const encoded = (canvas: Canvas): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
    : new Promise((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY))

/** Draws a picture anew, at the size at which it is sent. */
export async function drawShrunk(picture: Drawable, ownWidth: number, ownHeight: number): Promise<Redrawn> {
  const { width, height } = sentSize(ownWidth, ownHeight)
  const canvas = canvasOf(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context || !('drawImage' in context)) return null
  context.fillStyle = PROBE.color
  context.fillRect(0, 0, PROBE_EDGE, PROBE_EDGE)
  if (!wasReadBack(context.getImageData(0, 0, PROBE_EDGE, PROBE_EDGE).data)) return 'scrambled'
  context.imageSmoothingQuality = 'high'
  // What was see-through becomes paper, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  const jpeg = await encoded(canvas)
  const blob = jpeg && bareJpeg(new Uint8Array(await jpeg.arrayBuffer()))
  return blob ? { blob, width, height } : null
}
