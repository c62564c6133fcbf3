import '../../../test/own-database.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteAllCases } from '../../features/keep-cases/delete-case.ts'
import { brakeWords } from '../../fixture/brake-case.ts'
import { showDiagnose } from '../../fixture/show-screen.tsx'
import { stubServer } from '../../fixture/stub-server.ts'

let server: ReturnType<typeof stubServer>
beforeEach(async () => {
  await deleteAllCases()
  server = stubServer()
})

async function firstTurn() {
  const screen = await showDiagnose()
  await screen.key(await screen.type(brakeWords), { key: 'Enter' })
  await screen.until('the answer', () => screen.button('Answer again'))
  return screen
}

test('a sign that was misread is taken back as the ledger does, and can be put back', async () => {
  const screen = await firstTurn()
  const mark = () => [...document.querySelectorAll('mark')].find((one) => one.textContent === 'front left')
  const press = async (name: string) => {
    await screen.tap(mark()?.querySelector('span') ?? null)
    await screen.press(name)
  }
  await press('You misread me')
  await screen.until('the dotted line', () => mark()?.className === 'taken-back')
  const sent = server.requests.at(-1)
  expect(sent?.path).toBe('/api/assessment')
  expect(sent?.body.facts.answers).toEqual([{ finding: 'one_side', state: 'unknown', source: 'flip' }])
  const row = document.querySelector('.sign [aria-label="Comes from one side only"]')
  expect(row?.querySelector('[aria-pressed=true]')).toBeNull()
  await press('It was right')
  await screen.until('the line', () => mark()?.className === '')
  expect(server.requests.at(-1)?.body.facts.answers).toEqual([
    { finding: 'one_side', state: 'present', source: 'flip' },
  ])
  await screen.leave()
})

test('each answer can be copied as it reads', async () => {
  const screen = await firstTurn()
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await act(async () => screen.button('Copy this answer')?.click())
  expect(copied).toEqual([
    'Don’t drive it to work tomorrow. A squeal that turns into grinding most often means the brake pads are worn down to bare metal. Drive only to the nearest workshop.',
  ])
  await screen.leave()
})

test('an answer that is asked for again is told otherwise every other time', async () => {
  const screen = await firstTurn()
  const isAgain = () => server.requests.at(-1)?.body.isAgain
  expect(isAgain()).toBeUndefined()
  for (const expected of [true, undefined]) {
    const before = server.requests.length
    await screen.press('Answer again')
    await screen.until('the turn', () => server.requests.length > before && screen.button('Answer again'))
    expect(isAgain()).toBe(expected)
  }
  await screen.leave()
})
