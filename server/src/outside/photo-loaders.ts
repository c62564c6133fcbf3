import sharp from 'sharp'

/** The four kinds of files that sharp opens for us, from memory alone. HEIC is unpacked elsewhere and comes as pixels. */
const NEEDED = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
]

/**
 * Lets sharp open the kinds of photos that we take and nothing else, in the whole process: a drawing in SVG of a few
 * hundred bytes can keep its renderer busy for minutes, and whatever a file is called or begins with, nobody may bring one in.
 */
export function blockOtherLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: NEEDED })
}
