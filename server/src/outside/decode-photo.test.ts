import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { box, heicOf } from '../../test/heic-of.ts'
import { fourQuarters, PICTURE_FORMATS, pictureIn, QUARTERS } from '../../test/pictures.ts'
import { decodePhoto } from './decode-photo.ts'

async function pictureOf(bytes: Uint8Array) {
  const decoded = await decodePhoto(bytes)
  if ('failure' in decoded) throw new Error(decoded.failure)
  return decoded.picture
}
const failureOf = async (bytes: Uint8Array) => {
  const decoded = await decodePhoto(bytes)
  return 'failure' in decoded ? decoded.failure : 'none'
}

type Corner = keyof typeof QUARTERS
/** The colours in the middle of the four quarters: top left, top right, bottom left, bottom right. */
function quartersOf({ width, height, data }: Awaited<ReturnType<typeof pictureOf>>): number[][] {
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
      return [...data.subarray(at, at + 3)]
    }),
  )
}
/** Codecs that lose something lose a step or two of 255. */
function expectQuarters(
  picture: Awaited<ReturnType<typeof pictureOf>>,
  corners: readonly Corner[],
  most = 3,
) {
  for (const [index, corner] of corners.entries())
    for (const [plane, value] of QUARTERS[corner].entries())
      expect(
        Math.abs((quartersOf(picture)[index]?.[plane] ?? -99) - value),
        `${index} ${corner}`,
      ).toBeLessThanOrEqual(most)
}
const UPRIGHT = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' }, limitInputPixels: false })

describe('a photo that is decoded', () => {
  it.each(PICTURE_FORMATS)('is the picture that was written as %s', async (format) => {
    const picture = await pictureOf(await pictureIn[format]())
    expect([picture.width, picture.height, picture.data.length]).toEqual([96, 64, 96 * 64 * 3])
    expectQuarters(picture, UPRIGHT)
  })

  // What each value of the tag asks for: Exif 2.32, table 6.
  it.each([
    [1, UPRIGHT],
    [2, ['topRight', 'topLeft', 'bottomRight', 'bottomLeft']],
    [3, ['bottomRight', 'bottomLeft', 'topRight', 'topLeft']],
    [4, ['bottomLeft', 'bottomRight', 'topLeft', 'topRight']],
    [5, ['topLeft', 'bottomLeft', 'topRight', 'bottomRight']],
    [6, ['bottomLeft', 'topLeft', 'bottomRight', 'topRight']],
    [7, ['bottomRight', 'topRight', 'bottomLeft', 'topLeft']],
    [8, ['topRight', 'bottomRight', 'topLeft', 'bottomLeft']],
  ] as const)(
    'stands upright where the phone was held otherwise: orientation %i',
    async (orientation, corners) => {
      const jpeg = fourQuarters()
        .withMetadata({ orientation })
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      expectQuarters(await pictureOf(await jpeg.toBuffer()), corners)
    },
  )

  // `irot` counts quarters of a turn against the clock: ISO/IEC 23008-12, 6.5.10.
  it.each([
    [1, ['topRight', 'bottomRight', 'topLeft', 'bottomLeft']],
    [2, ['bottomRight', 'bottomLeft', 'topRight', 'topLeft']],
    [3, ['bottomLeft', 'topLeft', 'bottomRight', 'topRight']],
  ] as const)('stands upright where a HEIC file says %i quarters of a turn', async (turns, corners) => {
    const picture = await pictureOf(heicOf({ turns }))
    expect([picture.width, picture.height]).toEqual(turns === 2 ? [96, 64] : [64, 96])
    expectQuarters(picture, corners)
  })

  it.each([
    // No ink prints such a blue.
    [
      'CMYK with its profile',
      () => fourQuarters().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }),
      90,
    ],
    ['Display P3', () => fourQuarters().withIccProfile('p3').png(), 3],
    ['16 bits', () => fourQuarters().toColourspace('rgb16').png(), 1],
    ['a palette', () => fourQuarters().png({ palette: true }), 2],
    [
      'AVIF of 10 bits',
      () => fourQuarters().avif({ bitdepth: 10, quality: 90, chromaSubsampling: '4:4:4' }),
      3,
    ],
  ] as const)('has the colours that were meant: %s', async (_, write, most) => {
    expectQuarters(await pictureOf(await write().toBuffer()), UPRIGHT, most)
  })

  it('has three colours where it was grey, and white paper where it shines through', async () => {
    const grey = await pictureOf(await fourQuarters().greyscale().toColourspace('b-w').png().toBuffer())
    for (const [red, green, blue] of quartersOf(grey)) expect([green, blue]).toEqual([red, red])
    const clear = await pictureOf(await fourQuarters().ensureAlpha(0).png().toBuffer())
    expect(quartersOf(clear)).toEqual(UPRIGHT.map(() => [255, 255, 255]))
  })

  it('is no larger than 2,048, and never blown up', async () => {
    const { width, height } = await pictureOf(await plain(4_096, 3_000).jpeg().toBuffer())
    expect([width, height]).toEqual([2_048, 1_500])
    const small = await pictureOf(await plain(3, 1).png().toBuffer())
    expect([small.width, small.height, small.data.length]).toEqual([3, 1, 9])
  })

  it('may have exactly fifty megapixels', async () => {
    const { width, height } = await pictureOf(await plain(10_000, 5_000).png().toBuffer())
    expect([width, height]).toEqual([2_048, 1_024])
  }, 30_000)
})

describe('a photo with more behind it', () => {
  const jpeg = pictureIn.jpeg()
  const behind = async (...more: readonly (string | Uint8Array)[]) =>
    Buffer.concat([
      await jpeg,
      ...more.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)),
    ])

  it.each([
    ['a second JPEG (MPF, gain map of HDR)', async () => behind(await jpeg)],
    [
      'the film of a moving photo',
      () => behind(box('ftyp', Buffer.from('mp42\0\0\0\0')), box('moov', Buffer.alloc(64))),
    ],
    [
      "Samsung's trailer",
      () => behind('\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1700000000000SEFHk\0\0\0\x01\0\0\0SEFT'),
    ],
    ['zeros', () => behind(Buffer.alloc(4_096))],
  ])('is seen where phones do so: %s', async (_, write) => {
    expectQuarters(await pictureOf(await write()), UPRIGHT)
  })

  it('is seen where a HEIC file has the film of a moving photo behind it', async () => {
    const film = Buffer.concat([box('ftyp', Buffer.from('mp42\0\0\0\0')), box('moov', Buffer.alloc(64))])
    // Google's and Samsung's way of putting it there.
    expectQuarters(await pictureOf(Buffer.concat([heicOf(), box('mpvd', film)])), UPRIGHT)
  })

  const entry = 'PK\x03\x04\x14\0\0\0\x08\0\0\0!\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x05\0\0\0a.txtx'
  const end = `PK\x05\x06${'\0'.repeat(18)}`
  it.each([
    ['an archive', () => behind(entry, end)],
    ['an archive of which the end alone is told', () => behind(end)],
    ['an archive with a comment', () => behind(`${end.slice(0, 20)}\x05\0hello`)],
    ['a document', () => behind('%PDF-1.7\n1 0 obj')],
    ['a page', () => behind('<!DOCTYPE html><title>x</title>')],
    ['a script', () => behind('<ScRiPt src=//example.org></script>')],
    ['a program for a web server', () => behind('<?php system($_GET[0]); ?>')],
    ['another archive', () => behind('Rar!\x1a\x07\x01\0')],
    [
      'a page in its own description',
      async () => {
        const bytes = await jpeg
        const comment = Buffer.from('\xff\xfe\0\x17<script>alert(1)//</', 'latin1')
        return Buffer.concat([bytes.subarray(0, 2), comment.subarray(0, 25), bytes.subarray(2)])
      },
    ],
  ])('is refused where it is something else as well: %s', async (_, write) => {
    expect(await failureOf(await write())).toBe('photo-holds-another-file')
  })
})

describe('a photo that is refused', () => {
  it.each([
    ['nothing', ''],
    ['words', 'my oil lamp is on'],
    ['a page', '<!doctype html><p>oil'],
    ['an SVG that begins as WebP', 'RIFF\x40\0\0\0WEBP<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an SVG that is packed', '\x1f\x8b\x08\0\0\0\0\0\0\x03'],
    ['a sound', 'RIFF\0\0\0\0WAVEfmt '],
  ])('is none: %s', async (_, content) => {
    expect(await failureOf(Buffer.from(content, 'latin1'))).toBe('photo-not-picture')
  })

  it.each([
    ['TIFF and most RAW', 'II*\0\x08\0\0\0'],
    ['TIFF the other way round', 'MM\0*\0\0\0\x08'],
    ['RAW of Fuji', 'FUJIFILMCCD-RAW '],
    ['RAW of Canon', '\0\0\0\x18ftypcrx \0\0\0\x01crx isom'],
    ['BMP', 'BM\x36\0\0\0\0\0\0\0\x36\0\0\0'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG with a head', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -->\n<svg>'],
    [
      'SVG with a document type',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<!-- a --><!-- b --> <s:svg>',
    ],
    ['SVG in UTF-16, little end first', `\xff\xfe${[...'<?xml version="1.0"?><svg>'].join('\0')}\0`],
    ['SVG in UTF-16, big end first', `\xfe\xff\0${[...'<svg xmlns="x">'].join('\0')}`],
    ['HEIF around something else', '\0\0\0\x18ftypmif1\0\0\0\0mif1jpeg'],
    ['PDF', '%PDF-1.4\n'],
  ])('is of another kind: %s', async (_, content) => {
    expect(await failureOf(Buffer.from(content, 'latin1'))).toBe('photo-other-format')
  })

  it.each([
    ['MP4', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
    ['QuickTime', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['QuickTime of old', '\0\0\0\x08wide\0\0\0\0mdat'],
    ['WebM', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81'],
    ['AVI', 'RIFF\0\0\0\0AVI LIST'],
  ])('is a video: %s', async (_, content) => {
    expect(await failureOf(Buffer.from(content, 'latin1'))).toBe('photo-is-video')
  })

  it('moves: GIF, APNG, animated WebP, sequences of AVIF and HEIC', async () => {
    const frames = sharp([await pictureIn.png(), await fourQuarters().negate().png().toBuffer()], {
      join: { animated: true },
    })
    const png = await pictureIn.png()
    // Behind the first chunk, as APNG wants it.
    const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
    const avif = await pictureIn.avif()
    const moving = [
      await frames.clone().gif().toBuffer(),
      await pictureIn.png().then((still) => sharp(still).gif().toBuffer()),
      await frames.clone().webp().toBuffer(),
      Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]),
      heicOf({ brand: 'hevc' }),
      heicOf({ brand: 'msf1' }),
      Buffer.concat([avif.subarray(0, 8), Buffer.from('avis'), avif.subarray(12)]),
      Buffer.concat([avif, box('moov', Buffer.alloc(16))]),
    ]
    for (const bytes of moving) expect(await failureOf(bytes)).toBe('photo-animated')
  })

  it('has more than fifty megapixels, by its head, before it is unpacked', async () => {
    expect(await failureOf(await plain(10_001, 5_000).png().toBuffer())).toBe('photo-too-many-pixels')
    expect(await failureOf(heicOf({ width: 10_001, height: 5_000 }))).toBe('photo-too-many-pixels')
    // A head alone: 4,294 megapixels in 45 bytes, and nothing behind it.
    const head = Buffer.from(await pictureIn.png())
    head.writeUInt32BE(65_535, 16)
    head.writeUInt32BE(65_535, 20)
    expect(['photo-too-many-pixels', 'photo-damaged']).toContain(await failureOf(head))
  }, 30_000)

  it('is an AVIF file of more than 24 megapixels, by its head: unpacking 49 of them takes ten seconds', async () => {
    const small = await plain(100, 100).avif({ effort: 0 }).toBuffer()
    const claiming = (width: number, height: number) => {
      const bytes = Buffer.from(small)
      // ISO/IEC 23008-12, 6.5.3: version and flags, width, height.
      const size = bytes.indexOf('ispe') + 8
      bytes.writeUInt32BE(width, size)
      bytes.writeUInt32BE(height, size + 4)
      return bytes
    }
    expect(await failureOf(claiming(7_000, 7_000))).toBe('avif-too-many-pixels')
    expect(await failureOf(claiming(6_001, 4_000))).toBe('avif-too-many-pixels')
    expect(await failureOf(claiming(10_001, 5_000))).toBe('photo-too-many-pixels')
    // Within the bound it is opened, where the picture inside is found to be another.
    expect(await failureOf(claiming(6_000, 4_000))).toBe('photo-damaged')
    expect(await failureOf(await plain(6_000, 4_000).avif({ effort: 0, quality: 30 }).toBuffer())).toBe(
      'none',
    )
  }, 60_000)

  it('holds a drawing where a picture is told, whatever it begins with: nothing is drawn', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    for (const [head, why] of [
      ['\xff\xd8\xff\xe0', 'photo-damaged'],
      ['\x89PNG\r\n\x1a\n', 'photo-damaged'],
      ['RIFF\x40\0\0\0WEBPVP8 ', 'photo-damaged'],
      ['\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'photo-damaged'],
      ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'photo-damaged'],
    ] as const)
      expect(await failureOf(Buffer.from(head + drawing, 'latin1')), head).toBe(why)
  })

  it.each(PICTURE_FORMATS)('did not arrive whole: %s', async (format) => {
    const bytes = await pictureIn[format]()
    for (const share of [0.2, 0.5, 0.9])
      expect(await failureOf(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe('photo-damaged')
  })

  it('says of itself that it is larger or smaller than it is', async () => {
    for (const size of [
      { width: 16, height: 16 },
      { width: 7_000, height: 7_000 },
    ])
      expect(await failureOf(heicOf(size))).toBe('photo-damaged')
  })
})
