import { expect, test, vi } from 'vitest'
import { madeHeif, text } from '../../../test/made-heif.ts'
import type { Shrunk } from './draw-shrunk.ts'
import { takeFiles } from './take-files.ts'

const latin = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0))
const jpeg = (width = 640, height = 480) =>
  Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    17,
    0,
  ])
const file = (name: string, bytes: Uint8Array<ArrayBuffer> = jpeg(), type = '') =>
  new File([bytes], name, { type })
const heic = (primaryType = 'hvc1') =>
  madeHeif({
    items: [
      { id: 1, type: primaryType, bytes: new Uint8Array(99).fill(7) },
      { id: 2, type: 'Exif', bytes: text('CANARY 52.52N') },
    ],
    primary: 1,
  })

const SHRUNK: Shrunk = { blob: new Blob(['small'], { type: 'image/jpeg' }), width: 640, height: 480 }
const opens = async () => SHRUNK
const cannotOpen = async () => null

test('a photo that the browser opens goes on as it was drawn anew, never as it came', async () => {
  const { photos, faults } = await takeFiles([file('dash.jpg')], { shrink: opens })
  expect(faults).toEqual([])
  expect(photos).toMatchObject([
    {
      name: 'dash.jpg',
      blob: SHRUNK.blob,
      width: 640,
      height: 480,
      isDrawable: true,
      kind: null,
      origin: 'file',
    },
  ])
})

test('one that cannot be taken leaves the others, and says why in a sentence', async () => {
  const files = [file('a.jpg'), file('b.txt', latin('hello')), file('c.jpg'), file('d.gif', latin('GIF89a'))]
  const { photos, faults } = await takeFiles(files, { shrink: opens })
  expect(photos.map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg'])
  expect(faults).toEqual([
    '“b.txt” is not a photo. Choose a JPEG, PNG, WebP, AVIF or HEIC file; nothing of it was sent.',
    '“d.gif” is a GIF, and those may move. Choose a JPEG, PNG, WebP, AVIF or HEIC file; nothing of it was sent.',
  ])
})

test('the seventh photo is left out and named', async () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => file(`${name}.jpg`))
  const { photos, faults } = await takeFiles(files, { shrink: opens })
  expect(photos).toHaveLength(6)
  expect(faults).toEqual(['6 photos go at once: “g.jpg” was left out. Send these first, or remove one.'])
})

test('what is too large, and what would unpack to too much, is never unpacked', async () => {
  const shrink = vi.fn(opens)
  const big = file('big.jpg', new Uint8Array(20_971_521))
  const bomb = file('bomb.jpg', jpeg(65_000, 65_000))
  const { photos, faults } = await takeFiles([big, bomb], { shrink })
  expect(photos).toEqual([])
  expect(faults).toEqual([
    expect.stringContaining('has 20.0 MB'),
    expect.stringContaining('has 4225 megapixels'),
  ])
  expect(shrink).not.toHaveBeenCalled()
})

test('its first bytes decide what a file is, not its name', async () => {
  const { faults } = await takeFiles([file('photo.jpg', latin('\0\0\0\x18ftypmp42'), 'image/jpeg')], {
    shrink: opens,
  })
  expect(faults).toEqual([expect.stringContaining('is a video')])
})

test('a HEIC that the browser cannot open goes on as HEIC, with what is hidden in it blanked', async () => {
  const { photos, faults } = await takeFiles([file('IMG_1.HEIC', heic())], { shrink: cannotOpen })
  expect(faults).toEqual([])
  expect(photos).toMatchObject([{ name: 'IMG_1.HEIC', isDrawable: false, width: 640, height: 480 }])
  expect(photos[0]?.blob.type).toBe('image/heic')
  expect(await photos[0]?.blob.text()).not.toContain('CANARY')
})

test('a HEIC that cannot be cleaned is refused, with how to set the phone', async () => {
  const { photos, faults } = await takeFiles([file('IMG_1.HEIC', heic('jpeg'))], { shrink: cannotOpen })
  expect(photos).toEqual([])
  expect(faults).toEqual([expect.stringContaining('Settings, Camera, Formats, “Most Compatible”')])
})

test('a browser that scrambles what it draws sends nothing, and is told as such', async () => {
  const { photos, faults } = await takeFiles([file('a.jpg')], { shrink: async () => 'scrambled' })
  expect(photos).toEqual([])
  expect(faults).toEqual([expect.stringContaining('This browser scrambles pictures')])
})

test('a damaged photo is refused, and not sent as it is', async () => {
  const { photos, faults } = await takeFiles([file('a.jpg'), file('b.jpg', latin('\xff\xd8\xff'))], {
    shrink: cannotOpen,
  })
  expect(photos).toEqual([])
  expect(faults).toEqual([
    expect.stringContaining('“a.jpg” could not be opened'),
    expect.stringContaining('“b.jpg” could not be opened'),
  ])
})
