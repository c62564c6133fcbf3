import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cameraFilm } from './camera-film.ts'
import { launchWithCamera } from './launch-with-device.ts'
import { loneFeature } from './lone-feature.ts'
import { ispe, joined, madeHeif, text } from './made-heif.ts'
import { RED_AVIF } from './red-avif.ts'
import { violations, violationsInBothThemes } from './violations.ts'

let page: Page
const camera = loneFeature('photograph-page', {
  fileName: 'dashboard.y4m',
  content: cameraFilm,
  launch: launchWithCamera,
})

async function open(options: BrowserContextOptions = { permissions: ['camera'] }, query = '') {
  page = await camera.open(options, query)
  await page.getByRole('button', { name: 'Take photos' }).click()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const shoot = async () => {
  await page.locator('.big-btn:not([aria-disabled])', { hasText: 'Take the photo' }).click()
}
async function used() {
  await page.waitForFunction(() => window.photos !== undefined)
  return page.evaluate(() => window.photos ?? [])
}
/** The colors at some places of a photo, left to right and top to bottom as fractions, once it is opened again. */
const colorsAt = (bytes: number[], places: readonly (readonly [number, number])[]) =>
  page.evaluate(
    async (given) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(given.bytes)], { type: 'image/jpeg' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      return given.places.map(([x, y]) => [
        ...(context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? []),
      ])
    },
    { bytes, places },
  )
const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]) => red > 180 && green < 70 && blue < 70

test('a dashboard before the camera is taken, one more is added, and both are used as small clean JPEGs', async () => {
  await open()
  expect(await violations(page, '.photographer')).toEqual([])
  await button('Open the camera').click()
  await page.getByLabel('What the camera sees').waitFor()
  await shoot()
  await button('Use this photo').waitFor()
  expect(await violations(page, '.photographer')).toEqual([])
  await button('One more').click()
  await shoot()
  await button('Use 2 photos').click()
  await page.locator('.photo-panel').waitFor({ state: 'detached' })
  const photos = await used()
  expect(photos).toHaveLength(2)
  for (const { type, width, height, origin, bytes } of photos) {
    expect({ type, origin }).toEqual({ type: 'image/jpeg', origin: 'camera' })
    expect(width / height).toBeCloseTo(4 / 3, 2)
    // The lamp of the film stands in its middle; beside it the night.
    const [middle, beside] = await colorsAt(bytes, [
      [0.5, 0.5],
      [0.5, 0.2],
    ])
    expect(isRed(middle ?? [])).toBe(true)
    expect(isRed(beside ?? [])).toBe(false)
  }
})

const CANARY = 'CANARY 52.52N 13.40E Ann'

/** A JPEG of the page's own making, larger than is sent, its upper left quarter red, with all that phones hide in it. */
async function phonePhoto(): Promise<Buffer> {
  const plain = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3_000, 2_000)
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#888'
      context.fillRect(0, 0, 3_000, 2_000)
      context.fillStyle = '#f00'
      context.fillRect(0, 0, 1_500, 1_000)
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  const segment = (marker: number, content: Uint8Array) =>
    joined(Uint8Array.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255), content)
  // TIFF, big-endian; one entry: orientation (0x0112), a short: 6, a quarter turn to the right (Exif 2.32, 4.6.4).
  const turned = Uint8Array.of(
    77,
    77,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    18,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    6,
    0,
    0,
    0,
    0,
    0,
    0,
  )
  return Buffer.from(
    joined(
      Uint8Array.from(plain.slice(0, 2)),
      segment(0xe1, joined(text('Exif\0\0'), turned, text(CANARY))),
      segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${CANARY}</x:xmpmeta>`)),
      segment(0xfe, text(CANARY)),
      Uint8Array.from(plain.slice(2)),
    ),
  )
}

test('place, name and Exif of a chosen photo are gone, it stands upright and is 2,048 pixels long', async () => {
  await open()
  const whole = await phonePhoto()
  expect(whole.toString('latin1')).toContain(CANARY)
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: whole })
  await button('Use this photo').click()
  const [photo] = await used()
  // 3000 by 2000, turned: 2000 by 3000, shrunk by 2048/3000.
  expect(photo).toMatchObject({ width: 1_365, height: 2_048, name: 'IMG_1.jpg', origin: 'file' })
  const sent = Buffer.from(photo?.bytes ?? []).toString('latin1')
  for (const hidden of ['CANARY', 'Exif', 'xmpmeta', 'ICC_PROFILE', 'Photoshop'])
    expect(sent).not.toContain(hidden)
  // What was at the upper left stands at the upper right after a quarter turn to the right.
  const [left, right] = await colorsAt(photo?.bytes ?? [], [
    [0.25, 0.25],
    [0.75, 0.25],
  ])
  expect([isRed(left ?? []), isRed(right ?? [])]).toEqual([false, true])
})

test('a HEIC that this browser cannot open is sent blanked, and said so', async () => {
  await open()
  const heic = madeHeif({
    items: [
      { id: 1, type: 'hvc1', bytes: new Uint8Array(900).fill(7) },
      { id: 2, type: 'Exif', bytes: text(CANARY) },
    ],
    primary: 1,
    properties: [ispe(4_032, 3_024)],
  })
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: Buffer.from(heic) })
  await page.getByText('This browser cannot show HEIC photos').waitFor()
  expect(await violations(page, '.photographer')).toEqual([])
  await button('Use this photo').click()
  const [photo] = await used()
  expect(photo).toMatchObject({ type: 'image/heic', width: 4_032, height: 3_024, isDrawable: false })
  expect(Buffer.from(photo?.bytes ?? []).toString('latin1')).not.toContain('CANARY')
})

test('PNG and WebP are opened, six are kept, and each that is not is told in a sentence', async () => {
  await open()
  const made = await page.evaluate(async () => {
    const files: { name: string; mimeType: string; bytes: number[] }[] = []
    for (const [name, mimeType] of [
      ['a.png', 'image/png'],
      ['b.webp', 'image/webp'],
      ['c.jpg', 'image/jpeg'],
    ] as const) {
      const canvas = new OffscreenCanvas(320, 240)
      canvas.getContext('2d')?.fillRect(0, 0, 100, 100)
      const blob = await canvas.convertToBlob({ type: mimeType })
      files.push({ name, mimeType: blob.type, bytes: [...new Uint8Array(await blob.arrayBuffer())] })
    }
    return files
  })
  expect(made.map(({ mimeType }) => mimeType)).toEqual(['image/png', 'image/webp', 'image/jpeg'])
  const good = made.map(({ bytes, ...file }) => ({ ...file, buffer: Buffer.from(bytes) }))
  const bad = [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    {
      name: 'broken.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(good[2]?.buffer.subarray(0, 60) ?? []),
    },
    { name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
  ]
  await page.getByLabel('Choose files').setInputFiles([...good, ...bad, ...good, ...good])
  await button('Use 6 photos').waitFor()
  expect(await page.locator('.faults li').allTextContents()).toEqual([
    '“notes.txt” is not a photo. Choose a JPEG, PNG, WebP, AVIF or HEIC file; nothing of it was sent.',
    '“broken.jpg” could not be opened. It may be damaged; choose another photo or take it here. Nothing of it was sent.',
    '“moving.gif” is a GIF, and those may move. Choose a JPEG, PNG, WebP, AVIF or HEIC file; nothing of it was sent.',
    '6 photos go at once: “a.png” and 2 more were left out. Send these first, or remove one.',
  ])
  expect(await violations(page, '.photographer')).toEqual([])
  await button('Use 6 photos').click()
  expect((await used()).map(({ type }) => type)).toEqual(Array(6).fill('image/jpeg'))
})

test('an AVIF is opened here, and goes on as JPEG', async () => {
  await open()
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'a.avif', mimeType: 'image/avif', buffer: RED_AVIF })
  await button('Use this photo').click()
  const [photo] = await used()
  expect(photo).toMatchObject({ type: 'image/jpeg', width: 96, height: 64, isDrawable: true })
  expect(isRed((await colorsAt(photo?.bytes ?? [], [[0.5, 0.5]]))[0] ?? [])).toBe(true)
})

test('Esc closes the camera and leads back to what was taken; once more, it asks, and a pressed Delete leaves and gives the focus back', async () => {
  await open()
  await button('Open the camera').click()
  await shoot()
  await button('One more').click()
  await page.getByLabel('What the camera sees').waitFor()
  await page.keyboard.press('Escape')
  await button('Use this photo').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Delete this photo?' }).waitFor()
  await button('Delete').click()
  await page.locator('.photo-panel').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Take photos')
})

test('by keyboard alone: a guide is chosen, the photo taken and used, and says what it shows', async () => {
  await open()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'The whole dashboard, straight on',
  )
  await page.getByRole('radio', { name: 'Dashboard' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'The screen that shows the codes' }).waitFor()
  await button('Open the camera').focus()
  await page.keyboard.press('Enter')
  const shutter = page.locator('.big-btn:not([aria-disabled])', { hasText: 'Take the photo' })
  await shutter.waitFor()
  await shutter.press('Enter')
  // The keyboard is led to the title, and must not be taken away from the button again.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Is everything sharp and in the picture?')
  await button('Use this photo').press('Enter')
  expect((await used()).map(({ kind }) => kind)).toEqual(['scanner'])
})

test('a refused camera leads to files', async () => {
  await open({})
  await button('Open the camera').click()
  await page.getByRole('heading', { name: 'The camera is not allowed' }).waitFor()
  expect(await violations(page, '.photographer')).toEqual([])
  await page
    .getByLabel('Choose photos')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await button('Use this photo').click()
  expect((await used()).map(({ origin }) => origin)).toEqual(['file'])
})

test('it works at 320 px, light and dark: nothing is cut off sideways', async () => {
  const isWide = () => page.locator('.photo-panel').evaluate((panel) => panel.scrollWidth > panel.clientWidth)
  await open({ permissions: ['camera'], viewport: { width: 320, height: 640 } }, '?max=2')
  await page.getByRole('radio', { name: 'VIN' }).check()
  expect(await isWide()).toBe(false)
  expect(await violationsInBothThemes(page, '.photographer')).toEqual([])
  await button('Open the camera').click()
  await shoot()
  await button('One more').click()
  await shoot()
  await page.getByText('2 is the most').waitFor()
  expect(await isWide()).toBe(false)
  expect(await violationsInBothThemes(page, '.photographer')).toEqual([])
})
