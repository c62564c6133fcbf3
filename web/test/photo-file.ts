import type { Page } from 'playwright-core'
import { type MadeDashboard, makeDashboard } from '../../engines/photo/synthesis/make-dashboard.ts'

type File = { name: string; mimeType: string; buffer: Buffer }

/** A photo as it comes from a phone. */
const asFile = (name: string, address: string): File => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(address.split(',')[1] ?? '', 'base64'),
})

/** A photo of an instrument panel of our own drawing, with these lamps lit. */
export async function dashboardFile(page: Page, lamps: MadeDashboard['lamps']): Promise<File> {
  const { width, height, data } = makeDashboard({ lamps, width: 1_200, height: 800, seed: 5 })
  const pixels = Buffer.from(data).toString('base64')
  return asFile(
    'dashboard.jpg',
    await page.evaluate(
      ({ width, height, pixels }) => {
        const canvas = document.createElement('canvas')
        canvas.width = width
        canvas.height = height
        const image = new ImageData(width, height)
        const bytes = atob(pixels)
        for (let pixel = 0; pixel < width * height; pixel += 1) {
          for (let plane = 0; plane < 3; plane += 1)
            image.data[pixel * 4 + plane] = bytes.charCodeAt(pixel * 3 + plane)
          image.data[pixel * 4 + 3] = 255
        }
        canvas.getContext('2d')?.putImageData(image, 0, 0)
        return canvas.toDataURL('image/jpeg', 0.92)
      },
      { width, height, pixels },
    ),
  )
}

/** A photo of a sticker on which these lines are printed. */
export async function stickerFile(page: Page, lines: readonly string[]): Promise<File> {
  return asFile(
    'sticker.jpg',
    await page.evaluate((printed) => {
      const canvas = document.createElement('canvas')
      canvas.width = 1_400
      canvas.height = 200 + printed.length * 120
      const pen = canvas.getContext('2d')
      if (!pen) return ''
      pen.fillStyle = '#d8d8d4'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.fillStyle = '#16181a'
      pen.font = '600 72px "DejaVu Sans Mono", "Liberation Mono", monospace'
      for (const [row, line] of printed.entries()) pen.fillText(line, 90, 160 + row * 120)
      return canvas.toDataURL('image/jpeg', 0.92)
    }, lines),
  )
}
