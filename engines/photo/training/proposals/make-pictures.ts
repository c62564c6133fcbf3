import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { MadeLightName } from '../../synthesis/made-light.ts'
import type { MadeGroundName } from '../../synthesis/make-ground.ts'
import { type MadeSpot, makeSpotOnGround } from '../../synthesis/make-spot-on-ground.ts'
import { randomOf } from '../../synthesis/random-of.ts'
import { takePhoto } from '../../synthesis/take-photo.ts'

/**
 * usage: tsx make-pictures.ts OUT FROM UNTIL SET
 * Makes pictures of spots on the ground with the seeds FROM until UNTIL, as JPEG files named SEED_SPOT_GROUND_LIGHT.jpg.
 * SET: tune and same (the grounds and lights that are learned from), ground, light, both (others), paper, sodium.
 */
const WIDTH = 360
const HEIGHT = 270
const SPOTS: readonly MadeSpot[] = [
  ...(['clear', 'amber', 'black', 'brown', 'red', 'green', 'orange', 'pink', 'blue'] as const),
  ...(['shadow', 'shadow', 'shadow', 'stain', 'stain', 'stain', 'rag', 'rag', 'nothing'] as const),
]
const KNOWN: readonly MadeGroundName[] = ['asphalt', 'concrete', 'cardboard']
const OTHER: readonly MadeGroundName[] = ['garage', 'gravel', 'paving']
const KNOWN_LIGHTS: readonly MadeLightName[] = ['sun', 'overcast', 'shade', 'led']
const OTHER_LIGHTS: readonly MadeLightName[] = ['flash', 'bulb']
const SETS: Readonly<Record<string, readonly [readonly MadeGroundName[], readonly MadeLightName[]]>> = {
  tune: [KNOWN, KNOWN_LIGHTS],
  same: [KNOWN, KNOWN_LIGHTS],
  ground: [OTHER, KNOWN_LIGHTS],
  light: [KNOWN, OTHER_LIGHTS],
  paper: [['paper'], [...KNOWN_LIGHTS, ...OTHER_LIGHTS]],
  both: [OTHER, OTHER_LIGHTS],
  sodium: [KNOWN, ['sodium']],
}

const [out = '', from = '0', until = '0', name = 'tune'] = process.argv.slice(2)
const [grounds, lights] = SETS[name] ?? [KNOWN, KNOWN_LIGHTS]
mkdirSync(out, { recursive: true })
for (let seed = Number(from); seed < Number(until); seed += 1) {
  const next = randomOf(seed * 31 + 5)
  const of = <T>(values: readonly T[], otherwise: T): T =>
    values[Math.floor(next() * values.length)] ?? otherwise
  const spot = SPOTS[seed % SPOTS.length] ?? 'nothing'
  const ground = of(grounds, 'asphalt')
  const light = of(lights, 'overcast')
  const scene = makeSpotOnGround({ spot, ground, light, width: WIDTH, height: HEIGHT, seed })
  const { data } = takePhoto(scene, seed + 1)
  const quality = 60 + Math.floor(33 * next())
  const file = await sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
  writeFileSync(`${out}/${seed}_${spot}_${ground}_${light}.jpg`, file)
}
