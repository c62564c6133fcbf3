import { SIGHTING_LIMITS } from '@candi/contracts'
import { z } from 'zod'

/** Rows of `stride` bytes, three a pixel, upright. */
export interface HeicPixels {
  readonly width: number
  readonly height: number
  readonly stride: number
  readonly data: Uint8Array
}

const decoded = z.object({
  channels: z.tuple([
    z.object({
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      stride: z.number().int().positive(),
      data: z.instanceof(Uint8Array),
    }),
  ]),
})
const failed = z.object({ code: z.unknown() })

/**
 * The primary picture of a HEIC file, turned as the file says. libheif is loaded when the first such file comes, and has
 * memory of its own for each: WebAssembly never gives any back. Null: the file is damaged.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<HeicPixels | 'photo-too-many-pixels' | null> {
  const { default: open } = await import('libheif-js/libheif-wasm/libheif-bundle.js')
  const libheif = open()
  const context = libheif.heif_context_alloc()
  if (!context) return null
  libheif.heif_context_read_from_memory(context, bytes)
  const handle = libheif.heif_js_context_get_primary_image_handle(context)
  if (handle === null || failed.safeParse(handle).success) return null
  // The head says so, before anything is unpacked.
  const pixels = libheif.heif_image_handle_get_width(handle) * libheif.heif_image_handle_get_height(handle)
  if (pixels > SIGHTING_LIMITS.pixels) return 'photo-too-many-pixels'
  const { heif_colorspace_RGB } = libheif.heif_colorspace
  const { heif_chroma_interleaved_RGB } = libheif.heif_chroma
  const answer = decoded.safeParse(
    libheif.heif_js_decode_image2(handle, heif_colorspace_RGB, heif_chroma_interleaved_RGB),
  )
  return answer.success ? answer.data.channels[0] : null
}
