import { readdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { findSpot } from '../../src/find-spot.ts'
import { measureSpot } from '../../src/measure-spot.ts'

/**
 * usage: tsx measure-pictures.ts FOLDER OUT.jsonl
 * What the shipped code measures of every picture under FOLDER: a line each, with the milliseconds of processor time it took.
 */
const [folder = '', out = ''] = process.argv.slice(2)
const lines: string[] = []
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!/\.(jpe?g|png)$/i.test(name)) continue
  const { data, info } = await sharp(`${folder}/${name}`)
    .rotate()
    .resize(2048, 2048, { fit: 'inside', withoutEnlargement: true })
    .flatten()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { width: info.width, height: info.height, data: new Uint8Array(data) }
  const before = process.cpuUsage()
  const spot = findSpot(picture)
  const measured = spot && measureSpot(spot)
  const { user, system } = process.cpuUsage(before)
  lines.push(
    JSON.stringify({ name, share: spot?.share ?? 0, measured, milliseconds: (user + system) / 1000 }),
  )
}
writeFileSync(out, `${lines.join('\n')}\n`)
