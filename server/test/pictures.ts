import sharp, { type Sharp } from 'sharp'
import { drawnBySvg } from './drawn-by-svg.ts'
import { heicOf } from './heic-of.ts'

/** The picture of the tests: four quarters, none like another, so that a turn or a swapped colour is seen. */
export const FOUR_QUARTERS = { width: 96, height: 64 } as const
export const QUARTERS = {
  topLeft: [200, 40, 40],
  topRight: [40, 160, 40],
  bottomLeft: [40, 40, 200],
  bottomRight: [220, 220, 220],
} as const

/** Painted with as many pixels as wanted. */
export function fourQuarters(
  width: number = FOUR_QUARTERS.width,
  height: number = FOUR_QUARTERS.height,
): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, right] =
        y < height / 2 ? [QUARTERS.topLeft, QUARTERS.topRight] : [QUARTERS.bottomLeft, QUARTERS.bottomRight]
      data.set(x < width / 2 ? left : right, (y * width + x) * 3)
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The five formats that are taken. */
export const pictureIn = {
  jpeg: () => fourQuarters().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
  png: () => fourQuarters().png().toBuffer(),
  webp: () => fourQuarters().webp({ lossless: true }).toBuffer(),
  avif: () => fourQuarters().avif({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer(),
  heic: () => Promise.resolve(heicOf()),
} as const
export type PictureFormat = keyof typeof pictureIn
export const PICTURE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const satisfies PictureFormat[]

/** A VIN as black letters on white, on a plate of its own; drawn by sharp, with whatever font the machine has. */
export const drawnVin = (vin: string): Sharp =>
  drawnBySvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="400"><text x="60" y="220" font-family="monospace" font-size="72">${vin}</text></svg>`,
  ).flatten({ background: '#ffffff' })
