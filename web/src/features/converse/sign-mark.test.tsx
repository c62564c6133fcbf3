import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { loadButtonPopover } from '../../parts/load-button-popover.ts'
import { SignMark } from './sign-mark.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let did: string[] = []
beforeEach(() => {
  did = []
})
async function show(isTakenBack: boolean) {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => void (await loadButtonPopover()))
  await act(async () =>
    root.render(
      <SignMark
        words="grinding"
        sign="Grinds while braking"
        isTakenBack={isTakenBack}
        onTakeBack={() => did.push('taken back')}
        onPutBack={() => did.push('put back')}
      />,
    ),
  )
}
const mark = () => document.querySelector('mark')
const words = () => mark()?.querySelector('span')
const open = () =>
  act(async () => {
    words()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await new Promise((done) => setTimeout(done, 20))
  })
const pop = () => document.querySelector('[role=dialog]')
const press = () => act(async () => pop()?.querySelector('button')?.click())

test('underlined words say by keyboard what was understood in them, and are taken back by one press', async () => {
  await show(false)
  expect([words()?.getAttribute('role'), words()?.tabIndex]).toEqual(['button', 0])
  await open()
  expect(pop()?.textContent).toContain('Grinds while braking')
  expect(pop()?.querySelector('button')?.textContent).toBe('You misread me')
  await press()
  expect(did).toEqual(['taken back'])
  expect(pop()).toBeNull()
})

test('what was taken back says so, and can be put back', async () => {
  await show(true)
  expect(mark()?.className).toBe('taken-back')
  await open()
  expect(pop()?.textContent).toContain('the sheet does not count it')
  await press()
  expect(did).toEqual(['put back'])
})
