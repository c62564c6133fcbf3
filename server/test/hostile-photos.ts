import { hostileBytes } from './hostile-bytes.ts'
import { fourQuarters, PICTURE_FORMATS, pictureIn } from './pictures.ts'

/** The five formats that are taken, and ways of writing them that readers treat otherwise. */
export async function soundPhotos(): Promise<(readonly [string, Buffer])[]> {
  const plain = await Promise.all(
    PICTURE_FORMATS.map(async (format) => [format, await pictureIn[format]()] as const),
  )
  const others = {
    'progressive jpeg': fourQuarters().jpeg({ progressive: true }).withMetadata({ orientation: 6 }),
    'cmyk jpeg': fourQuarters(16, 16).toColourspace('cmyk').jpeg(),
    'interlaced png of 16 bits': fourQuarters().toColourspace('rgb16').png({ progressive: true }),
    'png with a palette': fourQuarters().png({ palette: true }),
    'lossy webp that shines through': fourQuarters().ensureAlpha(0.5).webp(),
    'avif of 10 bits': fourQuarters().avif({ bitdepth: 10 }),
  }
  const written = Object.entries(others).map(
    async ([name, picture]) => [name, await picture.toBuffer()] as const,
  )
  return [...plain, ...(await Promise.all(written))]
}

/** A photo with one to five wounds. */
export const hostilePhoto = async () => hostileBytes(await soundPhotos(), 1_000_000)
