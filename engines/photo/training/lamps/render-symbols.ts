import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * usage: tsx render-symbols.ts SETS OUT
 * SETS: a folder in whose node_modules @resvg/resvg-js and the sets of symbols are installed (development only).
 * OUT/symbols.bin: 96 x 96 bytes a symbol; OUT/index.json: its label, one a symbol.
 */
const [sets = '', out = ''] = process.argv.slice(2)
const SIDE = 96
const packages = join(sets, 'node_modules')
const { Resvg } = await import(join(packages, '@resvg/resvg-js/index.js'))

interface Drawing {
  readonly set: string
  readonly name?: string
  readonly body?: string
}

const FOLDERS: Readonly<Record<string, string>> = {
  mdi: '@mdi/svg/svg',
  tabler: '@tabler/icons/icons/outline',
  phosphor: '@phosphor-icons/core/assets',
}

function svgOf({ set, name = '', body }: Drawing): string {
  if (body)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans" font-weight="bold">${body}</svg>`
  const folder = FOLDERS[set]
  if (folder) {
    const svg = readFileSync(join(packages, folder, `${name}.svg`), 'utf8').replaceAll('currentColor', '#fff')
    return /<svg [^>]*fill=/.test(svg) ? svg : svg.replace('<svg ', '<svg fill="#fff" ')
  }
  const { icons } = JSON.parse(readFileSync(join(packages, '@iconify-json', set, 'icons.json'), 'utf8'))
  const still = String(icons[name].body)
    .replace(/<animate[^>]*\/>|<animate[^>]*>.*?<\/animate>|<set[^>]*\/>/g, '')
    .replace(/stroke-dashoffset="[^"]*"/g, '')
    .replace(/fill-opacity="0"/g, 'fill-opacity="1"')
    .replaceAll('currentColor', '#fff')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#fff">${still}</svg>`
}

const drawings: Record<string, Drawing[]> = JSON.parse(
  readFileSync(new URL('symbols.json', import.meta.url), 'utf8'),
)
const masks: Uint8Array[] = []
const index: { label: string; set: string }[] = []
for (const [label, list] of Object.entries(drawings))
  for (const drawing of list) {
    const image = new Resvg(svgOf(drawing), {
      fitTo: { mode: 'width', value: SIDE },
      background: '#000',
      font: { loadSystemFonts: true },
    }).render()
    masks.push(Uint8Array.from({ length: SIDE * SIDE }, (_, at) => image.pixels[at * 4 + 1]))
    index.push({ label, set: drawing.set })
  }
writeFileSync(join(out, 'symbols.bin'), Buffer.concat(masks))
writeFileSync(join(out, 'index.json'), JSON.stringify(index))
console.log(`${index.length} symbols`)
