import { expect, test } from 'vitest'
import { Tape } from './tape.ts'

test('blocks come out in one piece and in their order', () => {
  const tape = new Tape(8_000)
  tape.push(Float32Array.of(1, 2))
  tape.push(Float32Array.of(3))
  expect([...tape.samples()]).toEqual([1, 2, 3])
  expect(tape.seconds).toBe(3 / 8_000)
})

test('at five minutes it is full, and takes nothing more', () => {
  const tape = new Tape(100)
  tape.push(new Float32Array(29_999))
  expect(tape.isFull).toBe(false)
  tape.push(new Float32Array(10))
  tape.push(new Float32Array(10))
  expect([tape.isFull, tape.seconds, tape.samples().length]).toEqual([true, 300, 30_000])
})
