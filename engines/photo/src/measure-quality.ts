import { greyPlane } from './grey-plane.ts'
import type { PhotoQuality } from './judgement.ts'
import { measureSharpness } from './measure-sharpness.ts'
import type { Picture } from './picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** All photos are judged at one size: the same hand's tremble is many pixels of a large photo and few of a small one. */
const SIDE = 800
const BLACK = 16
const WHITE = 250

/** How good the photo itself is, whatever it shows. */
export function measureQuality(picture: Picture): PhotoQuality {
  const small = shrinkPicture(picture, SIDE)
  const grey = greyPlane(small)
  let sum = 0
  let black = 0
  let white = 0
  for (const lightness of grey) {
    sum += lightness
    if (lightness < BLACK) black += 1
    if (lightness >= WHITE) white += 1
  }
  const count = Math.max(1, grey.length)
  return {
    lightness: sum / count / 255,
    sharpness: measureSharpness(small),
    blackShare: black / count,
    whiteShare: white / count,
  }
}
