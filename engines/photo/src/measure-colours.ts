import { clusterColours } from './cluster-colours.ts'
import { colourFamilyOf } from './colour-family.ts'
import { findLight, type Illumination } from './find-light.ts'
import type { ColourFamily, MeasuredColour } from './judgement.ts'
import { byteOf, lightOf, type Oklab, oklabOf } from './oklab.ts'
import type { Picture } from './picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

const SIDE = 112
const CLUSTERS = 6
const MOST_COLOURS = 5
const LEAST_SHARE = 0.04
/** What fills the middle is what was photographed. */
const MIDDLE_FROM = 0.25
const MIDDLE_UNTIL = 0.75
/** Water darkens the ground it lies on to this share of its light, and gives it no tint; what is darker is no water. */
const WATER = { darkest: 0.25, lightest: 0.8, mostTint: 0.03 } as const

interface Sample {
  readonly light: readonly [number, number, number]
  readonly seen: Oklab
}

/** Colours of what fills the middle, as they would be in white light; the largest share first. */
export function measureColours(picture: Picture): MeasuredColour[] {
  const small = shrinkPicture(picture, SIDE)
  const light = findLight(small)
  const middle: Sample[] = []
  const rim: Sample[] = []
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      (isMiddle(x / small.width) && isMiddle(y / small.height) ? middle : rim).push(
        sampleOf(small, (y * small.width + x) * 3, light),
      )
  const places = clusterColours(
    middle.map(({ seen }) => seen),
    CLUSTERS,
  )
  const ground = meanOf(rim)
  const byFamily = new Map<ColourFamily, Sample[]>()
  for (let place = 0; place < CLUSTERS; place += 1) {
    const members = middle.filter((_, index) => places[index] === place)
    if (members.length === 0) continue
    const mean = meanOf(members)
    const family = isWater(mean, ground) ? 'clear' : colourFamilyOf(mean.seen)
    byFamily.set(family, [...(byFamily.get(family) ?? []), ...members])
  }
  return [...byFamily]
    .map(([family, members]) => ({
      family,
      share: members.length / middle.length,
      light: meanOf(members).light,
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((left, right) => right.share - left.share)
    .slice(0, MOST_COLOURS)
    .map(({ family, share, light: [red, green, blue] }) => ({
      family,
      share,
      red: byteOf(red),
      green: byteOf(green),
      blue: byteOf(blue),
    }))
}

const isMiddle = (place: number) => place >= MIDDLE_FROM && place < MIDDLE_UNTIL

function sampleOf({ data }: Picture, from: number, illumination: Illumination): Sample {
  const red = lightOf(data[from] ?? 0) / illumination.red
  const green = lightOf(data[from + 1] ?? 0)
  const blue = lightOf(data[from + 2] ?? 0) / illumination.blue
  return { light: [red, green, blue], seen: oklabOf(red, green, blue) }
}

function meanOf(samples: readonly Sample[]): Sample {
  const sum = [0, 0, 0]
  for (const { light } of samples)
    for (let plane = 0; plane < 3; plane += 1) sum[plane] = (sum[plane] ?? 0) + (light[plane] ?? 0)
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / Math.max(1, samples.length))
  return { light: [red, green, blue], seen: oklabOf(red, green, blue) }
}

/** Whether this is the ground of the rim, only darker: it shines through what lies on it. */
function isWater(mean: Sample, ground: Sample): boolean {
  const share = mean.light[1] / Math.max(1e-6, ground.light[1])
  // A thing half as bright has its tint shrunk by the cube root of that.
  const scale = Math.cbrt(share)
  const tint = Math.hypot(mean.seen[1] - scale * ground.seen[1], mean.seen[2] - scale * ground.seen[2])
  return share >= WATER.darkest && share <= WATER.lightest && tint <= WATER.mostTint
}
