import type { TextLine } from './judgement.ts'
import type { Picture } from './picture.ts'
import type { Quad } from './text-quad.ts'

/** Where a line stands in pixels: its corners, or its box where nobody measured them. */
export function quadOfLine({ box, corners }: TextLine, { width, height }: Picture): Quad {
  const at = (index: number): readonly [number, number] => {
    const corner = corners?.[index]
    if (corner !== undefined) return [corner[0] * width, corner[1] * height]
    const [left, top, across, down] = box
    const isRight = index === 1 || index === 2
    return [(left + (isRight ? across : 0)) * width, (top + (index >= 2 ? down : 0)) * height]
  }
  return [at(0), at(1), at(2), at(3)]
}
