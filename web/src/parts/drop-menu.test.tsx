import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DropMenu } from './drop-menu.tsx'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root.render(
      <DropMenu className="plain" button="More">
        {() => (
          <li>
            <a href="/plans">Plans</a>
          </li>
        )}
      </DropMenu>,
    ),
  )
})
afterEach(async () => act(async () => root.unmount()))

const button = () => document.querySelector('button')
const pressEscape = async () => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await act(async () => document.body.dispatchEvent(event))
  return event
}

test('the Escape that closes a menu is spent: it stops nothing else on the page', async () => {
  await act(async () => button()?.click())
  const event = await pressEscape()
  expect(event.defaultPrevented).toBe(true)
  expect(button()?.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button())
})

test('with no menu open, Escape is left to whoever waits for it', async () => {
  expect((await pressEscape()).defaultPrevented).toBe(false)
})
