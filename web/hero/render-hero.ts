import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { barField, seededRandom } from './bar-field.ts'
import { blendInks, TOKENS } from './blend.ts'
import { encode } from './encode.ts'
import { frameBars } from './frame-bars.ts'
import { FRAMES_PER_SECOND, LOOP_SECONDS } from './loop.ts'
import { rasterize } from './rasterize.ts'
import { spectrogram } from './spectrogram.ts'
import { frontSvg, stillSvg } from './still-svg.ts'
import { openBrowser, takePicture } from './take-picture.ts'

/** Draws the small pictures of Home, the still and both cuts of the film into the home screen's folder. Needs a browser and ffmpeg; a build does not. */
const folder = fileURLToPath(new URL('../src/screens/home/film/', import.meta.url))
const drawings = fileURLToPath(new URL('../src/screens/home/drawings/', import.meta.url))
for (const place of [folder, drawings]) mkdirSync(place, { recursive: true })

writeFileSync(`${drawings}spectrogram.svg`, spectrogram())

const browser = await openBrowser()
const picture = await takePicture(browser, 4)
await browser.close()

const random = seededRandom(11)
for (const cut of ['light', 'dark'] as const) {
  const columns = barField(picture, cut, random)
  const { wave, pulse } = TOKENS[cut]
  writeFileSync(`${folder}still-${cut}.svg`, stillSvg(columns, wave, pulse))
  if (cut === 'dark') {
    const front = frontSvg(columns)
    writeFileSync(`${drawings}front-wave.svg`, front.wave)
    writeFileSync(`${drawings}front-ticks.svg`, front.ticks)
  }
  const inks = blendInks(cut)
  const frames = Array.from({ length: LOOP_SECONDS * FRAMES_PER_SECOND }, (_, frame) =>
    rasterize(frameBars(columns, frame), inks),
  )
  for (const kind of ['webm', 'mp4'] as const) {
    const file = `${folder}hero-${cut}.${kind}`
    await encode(frames, kind, file)
    console.log(`${file} ${Math.round(statSync(file).size / 1000)} kB`)
  }
}
