import type { PhotoKind } from '@candi/contracts'

/** A photo that is ready to be sent: nothing is in it but the picture. */
export type TakenPhoto = {
  id: string
  /** "Photo", or the name of the file. */
  name: string
  /**
   * JPEG of at most 2,048 pixels without metadata; or, where this browser cannot open HEIC, the HEIC itself with its
   * metadata blanked. Whoever shows it makes an object URL of it, and takes that back.
   */
  blob: Blob
  /** Upright, in pixels. */
  width: number
  height: number
  /** Whether this browser can draw it; not so for a HEIC that only the server can open. */
  isDrawable: boolean
  /** What the owner said it shows, by choosing a guide; null where nothing was said. */
  kind: PhotoKind | null
  origin: 'camera' | 'file'
}
