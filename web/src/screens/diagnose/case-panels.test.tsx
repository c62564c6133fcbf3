import '../../../test/own-database.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { showDiagnose } from '../../fixture/show-screen.tsx'
import { stubServer } from '../../fixture/stub-server.ts'

const CAR = './car-part.tsx'
const CASES = './cases-part.tsx'
const arriveNever = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}
beforeEach(() => {
  stubServer()
})

test.each([
  ['Name your car', CAR, 'This part of the page did not arrive', '.car-form'],
  ['Cases', CASES, 'The list of your cases did not arrive', '.panel'],
])(
  '“%s”, pressed without a connection, says so, keeps what was typed and opens on the next try',
  async (button, part, missing, panel) => {
    vi.doMock(part, arriveNever)
    const screen = await showDiagnose()
    const field = await screen.type('It grinds when I brake')
    await screen.press(button)
    await screen.until('what did not arrive', () => screen.says(missing))
    expect(field.value).toBe('It grinds when I brake')
    vi.doUnmock(part)
    await screen.press('Try again')
    await screen.until('the panel', () => document.querySelector(panel))
    await screen.leave()
  },
)
