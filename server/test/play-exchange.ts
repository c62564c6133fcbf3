import { makeDashboard } from '../../engines/photo/synthesis/make-dashboard.ts'
import { sightingOf } from '../src/conversation/sighting-of.ts'
import { uniteSightings } from '../src/conversation/unite-sightings.ts'
import { openVision } from '../src/outside/language-model/describe-photo.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { type Expectation, NOTHING_COMES, type Photo } from './exchange.ts'
import { exchangeParts } from './exchange-desk.ts'
import type { Scene } from './exchange-scene.ts'
import { judgedPhoto, lit } from './judged-photo.ts'
import { playTalk } from './play-talk.ts'

/** Plays one prompt through our product: the provider is asked, and what would be shown is told. */
export const playExchange = (scene: Scene): Promise<Expectation> =>
  'said' in scene.turn ? playTalk(scene, scene.turn) : playLook(scene, scene.turn)

/** Shares are compared to the fourth place. */
const rounded = (share: number) => Number(share.toFixed(4))

async function playLook(scene: Scene, { lit: lamps, weSee }: Photo): Promise<Expectation> {
  const diagnosis = exchangeParts(scene.turn)
  const vision = openVision({ ...scene.settings, seesPhotos: true }, productRoot, diagnosis, scene.reach)
  const picture = makeDashboard({ lamps, width: 640, height: 480, seed: 7 })
  const other = await vision?.describe(picture, new AbortController().signal).catch(() => null)
  if (!other) return { ...NOTHING_COMES, sighting: null }
  const own = sightingOf(diagnosis, judgedPhoto({ lamps: weSee.map((id) => lit(id, 0.7)) }), {})
  const united = uniteSightings(diagnosis, own, other)
  return {
    ...NOTHING_COMES,
    sighting: {
      lamps: united.lamps.map(({ id, colour, probability, by }) => ({
        id,
        colour,
        probability: rounded(probability),
        by,
      })),
      signs: united.signs.map(({ finding, confidence, by }) => ({
        finding,
        confidence: rounded(confidence),
        by,
      })),
    },
  }
}
