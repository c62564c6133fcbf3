import { expect, it } from 'vitest'
import { beginsAsSvg } from './begins-as-svg.ts'

const told = (text: string) => beginsAsSvg(Buffer.from(text, 'latin1'))

it('a drawing is known behind everything that XML lets stand before it, and a page is none', () => {
  for (const drawing of ['<svg>', ' \n<SVG/>', '<?xml?><!-- --><!DOCTYPE svg><svg a="b">', '<a:svg >'])
    expect(told(drawing), drawing).toBe(true)
  for (const other of ['', '<', '<svgs>', '<html><svg>', 'words <svg>', '<!-- <svg>', '<?xml?>', '\0\0\0'])
    expect(told(other), other).toBe(false)
})

it('a file that is nothing but beginnings of comments costs as much as any other', () => {
  const nests = [
    '<!---->'.repeat(140),
    '<!-- -->'.repeat(120),
    '<!--'.repeat(250),
    ' '.repeat(1_000),
    '<?'.repeat(500),
  ]
  const started = performance.now()
  for (let round = 0; round < 1_000; round += 1) for (const nest of nests) expect(told(nest)).toBe(false)
  // 5,000 files of a kilobyte: the pattern that stood here before doubled its time with each comment.
  expect(performance.now() - started).toBeLessThan(5_000)
})
