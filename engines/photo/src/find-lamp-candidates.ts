import type { LampColour } from './judgement.ts'
import { litPlanes } from './lit-planes.ts'
import { litRegions } from './lit-regions.ts'
import type { Box, Picture } from './picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A place that may be a lit lamp. */
export interface LampCandidate {
  readonly box: Box
  readonly light: LampColour
  /** How far its light stands above its surround, 0 to 255. */
  readonly strength: number
  /** Share of the box that stands above the threshold that found it. */
  readonly fill: number
}

const SIDE = 800
const THRESHOLDS = [12, 20, 32, 50, 75, 110]
/** As shares of the picture's width: what the surround is, and how far apart the parts of one symbol may stand. */
const REACH = 0.03
const GAPS = [0.0018, 0.0045]
const MOST = 150
const MOST_WHITE = 25
const WIDTH = { least: 0.006, most: 0.13 }
const LEAST_PIXELS = 10
const SAME = 0.65

/** Lit regions against their surround, at several thresholds and distances of their parts, likeliest lamps first. */
export function findLampCandidates(picture: Picture): LampCandidate[] {
  const small = shrinkPicture(picture, SIDE)
  const { width, height } = small
  const found: LampCandidate[] = []
  for (const { light, values } of litPlanes(small, Math.round(width * REACH)))
    for (const gap of GAPS)
      for (const threshold of THRESHOLDS) {
        if (light === 'white' && threshold < 50) continue
        for (const region of litRegions(
          values,
          width,
          height,
          threshold,
          Math.max(1, Math.round(gap * width)),
        )) {
          const wide = region.right - region.left
          const tall = region.bottom - region.top
          if (Math.max(wide, tall) < WIDTH.least * width || Math.max(wide, tall) > WIDTH.most * width)
            continue
          if (region.pixels < LEAST_PIXELS || wide > 5 * tall || tall > 3 * wide) continue
          found.push({
            box: [region.left / width, region.top / height, wide / width, tall / height],
            light,
            strength: region.strength,
            fill: region.pixels / (wide * tall),
          })
        }
      }
  return distinct(found)
}

/** The worthiest that are not the same place; lamps so bright that they look white have places of their own. */
function distinct(found: LampCandidate[]): LampCandidate[] {
  found.sort((one, other) => worth(other) - worth(one))
  const kept: LampCandidate[] = []
  const room = { coloured: MOST - MOST_WHITE, white: MOST_WHITE }
  for (const candidate of found) {
    const sort = candidate.light === 'white' ? 'white' : 'coloured'
    if (room[sort] === 0 || kept.some(({ box }) => overlap(box, candidate.box) > SAME)) continue
    room[sort]--
    kept.push(candidate)
  }
  return kept
}

/** Strong light in a solid region of a lamp's usual size comes first. */
function worth({ strength, fill, box }: LampCandidate): number {
  const size = Math.abs(Math.log(Math.max(box[2], 0.001) / 0.022))
  return strength * Math.sqrt(fill) * Math.exp(-0.3 * size * size)
}

/** Shared area over joint area of two boxes. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0], other[0])
  const tall = Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1], other[1])
  if (wide <= 0 || tall <= 0) return 0
  const shared = wide * tall
  return shared / (one[2] * one[3] + other[2] * other[3] - shared)
}
