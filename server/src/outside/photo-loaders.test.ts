import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** In a process of its own: other tests draw their pictures in SVG, and what sharp opens holds for a whole process. */
const ASKED = `
import sharp from 'sharp'
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } }).png().toBuffer()
const [gif, tiff] = [await sharp(png).gif().toBuffer(), await sharp(png).tiff().toBuffer()]
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
await import('${new URL('./decode-photo.ts', import.meta.url)}')
const opens = (bytes) => sharp(bytes).toBuffer().then(() => true, () => false)
const all = [png, await sharp(png).jpeg().toBuffer(), await sharp(png).webp().toBuffer(), await sharp(png).avif().toBuffer(), svg, gif, tiff]
console.log(JSON.stringify(await Promise.all(all.map(opens))))`

it('sharp opens the four kinds of photos that it is needed for, and neither SVG nor anything else', () => {
  const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', ASKED], {
    encoding: 'utf8',
    cwd: new URL('../..', import.meta.url),
  })
  expect(JSON.parse(said)).toEqual([true, true, true, true, false, false, false])
})
