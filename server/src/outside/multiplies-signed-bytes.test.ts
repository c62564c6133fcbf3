import { expect, test } from 'vitest'
import { multipliesSignedBytes } from './multiplies-signed-bytes.ts'

test.each([
  ['x64', 'flags\t\t: fpu avx2 avx512_vnni\n', true],
  ['x64', 'flags\t\t: fpu avx2 avx_vnni\n', true],
  ['x64', 'flags\t\t: fpu avx2 avx512f\n', false],
  ['arm64', '', true],
] as const)('signed bytes are multiplied whole by %s with "%s": %s', (architecture, processor, isWhole) => {
  expect(multipliesSignedBytes(architecture, () => processor)).toBe(isWhole)
})

test('a processor that nobody can ask about is taken for one that cuts sums off', () => {
  const none = () => {
    throw new Error('no such file')
  }
  expect(multipliesSignedBytes('x64', none)).toBe(false)
})
