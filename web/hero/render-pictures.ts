import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LINK_PICTURES, linkPictureHtml } from './link-picture.ts'
import { openBrowser } from './take-picture.ts'

/** Draws the pictures that stand beside links to us, and the icons of an installed CANDI. */
const place = (path: string) => fileURLToPath(new URL(`../public/${path}`, import.meta.url))
for (const folder of ['og', 'icons']) mkdirSync(place(folder), { recursive: true })

const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const picture of LINK_PICTURES) {
  await page.setContent(linkPictureHtml(picture))
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: place(`og/${picture.name}.png`) })
}

const mark = readFileSync(place('favicon.svg'), 'utf8')
/** Where a system cuts its own shape, the tile fills the square and the mark stays in the middle. */
const fullTile = mark
  .replace('rx="6"', '')
  .replace('<g class="i">', '<g class="i" transform="translate(12 12) scale(.8) translate(-12 -12)">')
const ICONS = [
  { file: 'icons/icon-192.png', size: 192, svg: mark },
  { file: 'icons/icon-512.png', size: 512, svg: mark },
  { file: 'icons/icon-maskable-512.png', size: 512, svg: fullTile },
  { file: 'icons/apple-touch-icon.png', size: 180, svg: fullTile },
] as const
for (const { file, size, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`)
  await page.screenshot({ path: place(file), omitBackground: true })
}
await browser.close()
