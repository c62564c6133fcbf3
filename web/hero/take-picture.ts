import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../../scripts/find-chromium.mjs'
import type { CarPicture } from './draw-car.ts'

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(console.error),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--disable-background-networking'],
  })
}

/** Lets a browser draw the car and brings its grays here. */
export async function takePicture(browser: Browser, pixelsPerUnit: number): Promise<CarPicture> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('draw-car.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'hero',
    write: false,
  })
  const page = await browser.newPage()
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const picture: CarPicture = await page.evaluate(`hero.drawCar(${pixelsPerUnit})`)
  await page.close()
  return picture
}
