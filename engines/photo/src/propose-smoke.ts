import { findSpot } from './find-spot.ts'
import { hasColouredLight } from './has-coloured-light.ts'
import type { Proposal } from './judgement.ts'
import { type MeasuredSpot, measureSpot } from './measure-spot.ts'
import type { Picture } from './picture.ts'

/** Logarithms of light against the ground beside it. */
const DARKER = -0.55
const LIGHTER = 0.35
/** Blue against red light, each against green: what white smoke before a warm ground has, and what blue smoke has. */
const MOST_NEUTRAL = 0.28
const LEAST_BLUE = 0.38
/** A plume ends softly and hides what is behind it; the edge of a thing is sharp. */
const MOST_EDGE = 1
const MOST_TEXTURE = 0.1
/** From made pictures alone: no real smoke of a known color was there to learn from (training/proposals/README.md). */
const PROBABILITY = 0.55

/** The color of smoke, where a plume stands alone before an even wall or road in white light; else it is asked. */
export function proposeSmoke(picture: Picture): Proposal[] {
  const spot = findSpot(picture)
  const measured = spot && measureSpot(spot)
  if (!measured || hasColouredLight(measured)) return []
  const id = smokeOf(measured)
  return id ? [{ id, probability: PROBABILITY }] : []
}

function smokeOf({ shade, red, blue, edge, texture }: MeasuredSpot): Proposal['id'] | null {
  if (edge > MOST_EDGE || texture > MOST_TEXTURE) return null
  const tint = blue - red
  if (tint >= LEAST_BLUE && blue > 0 && shade > DARKER) return 'smoke_blue'
  if (Math.abs(tint) > MOST_NEUTRAL) return null
  if (shade <= DARKER) return 'smoke_black'
  return shade >= LIGHTER ? 'smoke_white' : null
}
