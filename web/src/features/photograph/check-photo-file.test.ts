import { expect, test } from 'vitest'
import { faultOfEdges, faultOfFormat, faultOfHeader, faultOfSize, leftOutText } from './check-photo-file.ts'

test('20 MB (20,971,520 bytes) are taken, one byte more and an empty file are not', () => {
  expect(faultOfSize({ name: 'dash.jpg', size: 20_971_520 })).toBeNull()
  expect(faultOfSize({ name: 'dash.jpg', size: 20_971_521 })).toBe(
    '“dash.jpg” has 20.0 MB, and a photo can have 20 MB. Save it smaller or take it here; nothing of it was sent.',
  )
  expect(faultOfSize({ name: 'dash.jpg', size: 0 })).toContain('is empty')
})

test('a video, a GIF and what is no picture are each told what they are', () => {
  expect(faultOfFormat('a.mov', 'video')).toContain('is a video')
  expect(faultOfFormat('a.gif', 'gif')).toContain('is a GIF')
  expect(faultOfFormat('a.pdf', null)).toBe(
    '“a.pdf” is not a photo. Choose a JPEG, PNG, WebP, AVIF or HEIC file; nothing of it was sent.',
  )
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'heic'] as const)
    expect(faultOfFormat('a', format)).toBeNull()
})

test('50 megapixels are taken, a row more is not, and nothing was unpacked for it', () => {
  const still = { isAnimated: false }
  expect(faultOfHeader('a.jpg', { width: 10_000, height: 5_000, ...still })).toBeNull()
  expect(faultOfHeader('a.jpg', { width: 10_000, height: 5_001, ...still })).toContain(
    'has 51 megapixels, and up to 50 can be opened',
  )
})

test('a picture that moves is refused', () => {
  expect(faultOfHeader('a.png', { width: 640, height: 480, isAnimated: true })).toContain('“a.png” moves')
})

test('64 pixels of the shorter side are enough, fewer show nothing', () => {
  expect(faultOfEdges('a.jpg', 2_048, 64)).toBeNull()
  expect(faultOfEdges('a.jpg', 2_048, 63)).toContain('only 63 pixels high')
  expect(faultOfEdges('a.jpg', 12, 2_048)).toContain('only 12 pixels wide')
})

test('what did not fit is named, and how many more', () => {
  expect(leftOutText(['g.jpg'], 6)).toBe(
    '6 photos go at once: “g.jpg” was left out. Send these first, or remove one.',
  )
  expect(leftOutText(['b.jpg', 'c.jpg'], 1)).toBe(
    'One photo goes at once: “b.jpg” and 1 more were left out. Send this one first, or remove it.',
  )
})
