import { findLight } from './find-light.ts'
import type { Proposal } from './judgement.ts'
import { largestParts } from './mask-parts.ts'
import { lightOf, type Oklab, oklabOf } from './oklab.ts'
import type { Picture } from './picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

const SIDE = 96
/** Foam of oil and water is cream to tan: yellower than skin, paler than oil, more colourful than paper and metal (Oklab). */
const HUE = { from: 70, until: 108 } as const
const CHROMA = { least: 0.025, most: 0.12 } as const
const LEAST_LIGHTNESS = 0.5
const SHARES = { least: 0.012, most: 0.35 } as const
/** The cap around it is black or dark metal. */
const MOST_DARK_LIGHTNESS = 0.5
const LEAST_DARK_AROUND = 0.8
const REACH = 3
/** How far the middle of the foam may lie from the middle of a photo of it, of the longer side. */
const MOST_OFF_MIDDLE = 0.16
/** From made pictures alone: no real milky cap was there to learn from (training/proposals/README.md). */
const PROBABILITY = 0.55

/** Pale foam in a dark cap that fills the middle of a close picture; foam on the cap alone may be harmless, so it is asked as well. */
export function proposeOilCap(photo: Picture): Proposal[] {
  const picture = shrinkPicture(photo, SIDE)
  const { width, height, data } = picture
  const light = findLight(picture)
  const colours: Oklab[] = Array.from({ length: width * height }, (_, place) => {
    const at = place * 3
    return oklabOf(
      lightOf(data[at] ?? 0) / light.red,
      lightOf(data[at + 1] ?? 0),
      lightOf(data[at + 2] ?? 0) / light.blue,
    )
  })
  const [part] = largestParts(Uint8Array.from(colours, isFoam), width, height)
  if (part === undefined) return []
  const share = part.area / colours.length
  if (share < SHARES.least || share > SHARES.most) return []
  const around = { count: 0, dark: 0, x: 0, y: 0 }
  for (const [place, value] of part.mask.entries()) {
    const [x, y] = [place % width, Math.floor(place / width)]
    if (value !== 0) {
      // A cap lies in the picture with its rim around it.
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return []
      around.x += x / part.area
      around.y += y / part.area
    } else if (isNear(part.mask, x, y, width, height)) {
      around.count += 1
      if ((colours[place]?.[0] ?? 1) < MOST_DARK_LIGHTNESS) around.dark += 1
    }
  }
  const off = Math.hypot(around.x - width / 2, around.y - height / 2) / Math.max(width, height)
  if (off > MOST_OFF_MIDDLE || around.dark < LEAST_DARK_AROUND * around.count) return []
  return [{ id: 'oil_cap_milky', probability: PROBABILITY }]
}

function isFoam([lightness, greenRed, blueYellow]: Oklab): number {
  const chroma = Math.hypot(greenRed, blueYellow)
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI
  const isCream = hue >= HUE.from && hue <= HUE.until && chroma >= CHROMA.least && chroma <= CHROMA.most
  return isCream && lightness >= LEAST_LIGHTNESS ? 1 : 0
}

function isNear(mask: Uint8Array, x: number, y: number, width: number, height: number): boolean {
  const steps = [
    [REACH, 0],
    [-REACH, 0],
    [0, REACH],
    [0, -REACH],
  ] as const
  return steps.some(([dx, dy]) => {
    const [i, j] = [x + dx, y + dy]
    return i >= 0 && j >= 0 && i < width && j < height && mask[j * width + i] !== 0
  })
}
