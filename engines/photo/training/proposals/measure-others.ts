import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import type { Proposal } from '../../src/judgement.ts'
import type { Picture } from '../../src/picture.ts'
import { proposeOilCap } from '../../src/propose-oil-cap.ts'
import { proposeSmoke } from '../../src/propose-smoke.ts'
import { proposeTreadSide } from '../../src/propose-tread-side.ts'
import type { MadeLightName } from '../../synthesis/made-light.ts'
import type { MadeGroundName } from '../../synthesis/make-ground.ts'
import { makeOilCap } from '../../synthesis/make-oil-cap.ts'
import { makeSmoke } from '../../synthesis/make-smoke.ts'
import { makeTyre } from '../../synthesis/make-tyre.ts'
import { randomOf } from '../../synthesis/random-of.ts'
import { type MadeScene, takePhoto } from '../../synthesis/take-photo.ts'

/**
 * usage: tsx measure-others.ts FROM COUNT [PHOTOS]
 * What is proposed of made tyres, smoke and oil caps with the seeds FROM and after, in lights that the numbers of src were chosen in
 * and in others; and of every real photo under PHOTOS, as if its owner had said that it shows a tyre, smoke or an engine bay.
 */
const KNOWN: readonly MadeLightName[] = ['sun', 'overcast', 'shade', 'led']
const OTHER: readonly MadeLightName[] = ['flash', 'bulb', 'sodium']
const PROPOSERS: Readonly<Record<string, (picture: Picture) => Proposal[]>> = {
  tyre: proposeTreadSide,
  smoke: proposeSmoke,
  'oil cap': proposeOilCap,
}
const [from = '0', count = '60', photos] = process.argv.slice(2)
for (const [about, lights] of [
  ['lights as chosen in', KNOWN],
  ['other lights', OTHER],
] as const) {
  const tally = new Map<string, Map<string, number>>()
  for (let at = 0; at < Number(count); at += 1) {
    const seed = Number(from) + at
    const next = randomOf(seed * 13 + 3)
    const light = lights[Math.floor(next() * lights.length)] ?? 'overcast'
    for (const [thing, name, scene] of scenesOf(seed, light, next)) {
      const said = PROPOSERS[thing]?.(await written(takePhoto(scene, seed)))[0]?.id ?? 'nothing'
      const row = tally.get(`${thing}: ${name}`) ?? new Map<string, number>()
      tally.set(`${thing}: ${name}`, row.set(said, (row.get(said) ?? 0) + 1))
    }
  }
  console.log(about)
  for (const [name, row] of [...tally].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const all = [...row.values()].reduce((sum, value) => sum + value, 0)
    console.log(`  ${name} (${all}): ${[...row].map(([said, times]) => `${said} ${times}`).join(', ')}`)
  }
}
if (photos) {
  const names = readdirSync(photos, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(jpe?g|png)$/i.test(name),
  )
  const times: number[] = []
  for (const name of names.sort()) {
    const picture = await readPicture(`${photos}/${name}`)
    for (const [thing, propose] of Object.entries(PROPOSERS)) {
      const before = process.cpuUsage()
      const [said] = propose(picture)
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
      if (said) console.log(`  ${name}, as ${thing}: ${said.id}`)
    }
  }
  const sorted = times.sort((left, right) => left - right)
  console.log(
    `${names.length} real photos; milliseconds of processor a photo: middle ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)}, 95 of 100 below ${sorted[Math.floor(0.95 * sorted.length)]?.toFixed(0)}`,
  )
}

function* scenesOf(
  seed: number,
  light: MadeLightName,
  next: () => number,
): Generator<[string, string, MadeScene]> {
  const size = { width: 360, height: 270, seed, light }
  const between = (low: number, high: number) => low + (high - low) * next()
  const [worn, deep, middle] = [between(0, 1.5), between(4, 8), between(3, 8)]
  const [left, right] = next() < 0.5 ? [worn, deep] : [deep, worn]
  yield ['tyre', 'worn at one edge', makeTyre({ ...size, left, right, middle })]
  const both = between(0, 8)
  const other = Math.min(8, Math.max(0, both + between(-1, 1)))
  yield [
    'tyre',
    'alike at both edges',
    makeTyre({ ...size, seed: seed + 1, left: both, right: other, middle: between(0, 8) }),
  ]
  const grounds: readonly MadeGroundName[] = ['asphalt', 'concrete', 'garage', 'paving']
  const ground = grounds[Math.floor(next() * grounds.length)] ?? 'asphalt'
  const hasCar = next() < 0.3
  for (const colour of ['white', 'grey', 'blue', 'black', 'none'] as const)
    yield ['smoke', colour, makeSmoke({ ...size, colour, ground, hasCar })]
  for (const inside of ['foam', 'clean', 'sludge', 'metal', 'hand', 'paper'] as const)
    yield ['oil cap', inside, makeOilCap({ ...size, inside })]
}

async function written({ width, height, data }: Picture): Promise<Picture> {
  const file = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { width, height, data: new Uint8Array(await sharp(file).raw().toBuffer()) }
}

async function readPicture(path: string): Promise<Picture> {
  const { data, info } = await sharp(path)
    .rotate()
    .resize(2048, 2048, { fit: 'inside', withoutEnlargement: true })
    .flatten()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}
