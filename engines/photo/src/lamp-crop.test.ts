import { describe, expect, it } from 'vitest'
import { writeCrop } from './lamp-crop.ts'

/** Left half red, right half blue, 80 x 40. */
const data = new Uint8Array(80 * 40 * 3)
for (let at = 0; at < 80 * 40; at++) data[at * 3 + (at % 80 < 40 ? 0 : 2)] = 255
const picture = { width: 80, height: 40, data }

describe('writeCrop', () => {
  it('writes three planes of the square around a box and says where the next begins', () => {
    const into = new Float32Array(3 * 16 + 5)
    expect(writeCrop(picture, [0.4, 0.3, 0.2, 0.4], 1, 4, into, 5)).toBe(5 + 3 * 16)
    expect([...into.slice(5, 9)]).toEqual([1, 1, 0, 0])
    expect([...into.slice(5 + 16, 9 + 16)]).toEqual([0, 0, 0, 0])
    expect([...into.slice(5 + 32, 9 + 32)]).toEqual([0, 0, 1, 1])
  })

  it('repeats the edge beyond the picture', () => {
    const into = new Float32Array(3 * 64)
    writeCrop(picture, [0, 0, 0.1, 0.2], 4, 8, into, 0)
    expect([...into.slice(0, 64)].every((red) => red === 1)).toBe(true)
  })
})
