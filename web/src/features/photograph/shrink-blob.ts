import { drawShrunk, type Redrawn } from './draw-shrunk.ts'

/** Opens a photo, upright as its Exif says, and draws it anew; null where this browser cannot. */
export async function shrinkBlob(photo: Blob): Promise<Redrawn> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    const shrunk = await drawShrunk(bitmap, bitmap.width, bitmap.height)
    bitmap.close()
    return shrunk
  } catch {
    return null
  }
}
