import { expect, it } from 'vitest'
import { keptFor } from './kept-for.ts'

function reading() {
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  let times = 0
  let isBroken = false
  const kept = keptFor(
    30,
    () => clock.now,
    async () => {
      times += 1
      if (isBroken) throw new Error('away')
      return times
    },
  )
  return {
    ...kept,
    pass: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
    breakIt: (broken: boolean) => {
      isBroken = broken
    },
  }
}

it('what was read is kept for so many seconds, and read once for all who ask at once', async () => {
  const { read, pass } = reading()
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  pass(29_999)
  expect(await read()).toBe(1)
  pass(1)
  expect(await read()).toBe(2)
})

it('what could not be read is told to whoever asked, and read again for the next', async () => {
  const { read, breakIt } = reading()
  breakIt(true)
  await expect(read()).rejects.toThrow('away')
  breakIt(false)
  expect(await read()).toBe(2)
})

it('what was forgotten is read again', async () => {
  const { read, forget } = reading()
  await read()
  forget()
  expect(await read()).toBe(2)
})
