import fc from 'fast-check'
import { expect, test } from 'vitest'
import { box, ispe, joined, type MadeHeif, type MadeItem, madeHeif, text } from '../../../test/made-heif.ts'
import { bareHeif } from './bare-heif.ts'

const CANARY = 'CANARY 52.52N 13.40E'
const pixels = (length: number, value = 7) => new Uint8Array(length).fill(value)
const PICTURE: MadeItem = { id: 1, type: 'hvc1', bytes: pixels(500) }
const EXIF: MadeItem = { id: 2, type: 'Exif', bytes: text(`\x00\x00\x00\x06Exif\x00\x00${CANARY}`) }
const XMP: MadeItem = { id: 3, type: 'mime', bytes: text(`<x:xmpmeta>${CANARY}</x:xmpmeta>`) }

const spoken = (bytes: Uint8Array | null) => new TextDecoder('latin1').decode(bytes ?? new Uint8Array())
const bareOf = (made: Partial<MadeHeif>) => {
  const whole = madeHeif({ items: [PICTURE, EXIF, XMP], primary: 1, ...made })
  return { whole, bare: bareHeif(whole) }
}

test('Exif and XMP are overwritten with zeros, and every byte of the picture stays in its place', () => {
  const { whole, bare } = bareOf({})
  expect(spoken(whole)).toContain(CANARY)
  expect(spoken(bare)).not.toContain('CANARY')
  expect(spoken(bare)).not.toContain('xmpmeta')
  expect(bare?.length).toBe(whole.length)
  const at = spoken(whole).indexOf('\x07\x07\x07')
  expect([...(bare ?? []).slice(at, at + 500)]).toEqual([...PICTURE.bytes])
})

test('the file that was given is left as it was', () => {
  const { whole } = bareOf({})
  expect(spoken(whole)).toContain(CANARY)
})

test.each([0, 1, 2] as const)('places of version %i are followed', (ilocVersion) => {
  const { bare } = bareOf({ ilocVersion })
  expect(bare).not.toBeNull()
  expect(spoken(bare)).not.toContain('CANARY')
})

test('what lies in idat is blanked too, and the grid that lies there stays', () => {
  const grid: MadeItem = { id: 4, type: 'grid', bytes: text('GRID 2x2'), isInIdat: true }
  const { bare } = bareOf({ items: [PICTURE, grid, { ...EXIF, isInIdat: true }], primary: 4 })
  expect(spoken(bare)).toContain('GRID 2x2')
  expect(spoken(bare)).not.toContain('CANARY')
})

test('names, descriptions, foreign boxes and what lies between the items are blanked', () => {
  const { bare } = bareOf({
    items: [{ ...PICTURE, name: `${CANARY} name` }, EXIF],
    properties: [
      ispe(640, 480),
      ['udes', text(`${CANARY} description`)],
      ['uuid', text(`${CANARY} of a maker`)],
    ],
    inMeta: [box('uuid', text(`${CANARY} in meta`)), box('free', text(`${CANARY} free`))],
    filler: text(`${CANARY} between`),
  })
  expect(bare).not.toBeNull()
  expect(spoken(bare)).not.toContain('CANARY')
  expect(spoken(bare)).not.toContain('Ann')
})

test('a film that a phone hangs on behind the photo is left out', () => {
  const film = box('mpvd', text(`${CANARY} a film of three seconds`))
  const { whole, bare } = bareOf({ tail: joined(film, text(`SEFT ${CANARY}`)) })
  expect(spoken(bare)).not.toContain('CANARY')
  expect(bare?.length).toBe(whole.length - film.length - `SEFT ${CANARY}`.length)
})

test('an item whose place is not told may lie anywhere, so the file is not understood', () => {
  expect(bareOf({ items: [PICTURE, { ...EXIF, bytes: new Uint8Array() }] }).bare).toBeNull()
})

test('a primary item that is no picture we know is not understood', () => {
  expect(bareOf({ items: [{ ...PICTURE, type: 'jpeg' }, EXIF] }).bare).toBeNull()
  expect(bareOf({ primary: 9 }).bare).toBeNull()
})

test('a file that was cut off is not understood', () => {
  const { whole } = bareOf({})
  expect(bareHeif(whole.slice(0, whole.length - 100))).toBeNull()
})

const anyItem = (id: number) =>
  fc.record({
    id: fc.constant(id),
    type: fc.constantFrom('hvc1', 'Exif', 'mime', 'uri ', 'grid', 'xyzw'),
    bytes: fc.integer({ min: 1, max: 60 }).map((length) => pixels(length)),
    name: fc.string({ maxLength: 12 }),
    isInIdat: fc.boolean(),
  })

test('whatever is in a file and wherever: what is no picture never comes through, what is stays whole', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.constant(0), { minLength: 0, maxLength: 8 })
        .chain((list) => fc.tuple(...list.map((_, at) => anyItem(at + 2)))),
      fc.constantFrom(1 as const, 2 as const),
      fc.string({ maxLength: 20 }).map(text),
      (others, ilocVersion, filler) => {
        const marked = others.map((item) =>
          item.type === 'hvc1' || item.type === 'grid' ? item : { ...item, bytes: text(`secret ${item.id}`) },
        )
        const bare = bareHeif(madeHeif({ items: [PICTURE, ...marked], primary: 1, ilocVersion, filler }))
        expect(spoken(bare)).not.toContain('secret')
        const kept = [PICTURE, ...marked].filter(({ type }) => type === 'hvc1' || type === 'grid')
        const sevens = kept.reduce((sum, { bytes }) => sum + bytes.length, 0)
        expect((bare ?? new Uint8Array()).filter((byte) => byte === 7).length).toBeGreaterThanOrEqual(sevens)
      },
    ),
    { seed: 6, numRuns: 300 },
  )
})

test('no changed bytes make it throw or grow', () => {
  const whole = madeHeif({ items: [PICTURE, EXIF, XMP], primary: 1 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })), {
        minLength: 1,
        maxLength: 6,
      }),
      (changes) => {
        const changed = whole.slice()
        for (const [at, value] of changes) changed[at] = value
        const bare = bareHeif(changed)
        if (bare) expect(bare.length).toBeLessThanOrEqual(changed.length)
      },
    ),
    { seed: 6, numRuns: 2_000 },
  )
})

test('bytes of any kind are not understood, and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(bareHeif(new Uint8Array(bytes))).toBeNull()
    }),
    { seed: 6, numRuns: 500 },
  )
})
