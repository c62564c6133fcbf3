import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useDraftEmail } from './use-draft-email.ts'

function Form({ isFocused }: { isFocused: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  useDraftEmail(form)
  return (
    <form ref={form}>
      {/* biome-ignore lint/a11y/noAutofocus: whoever clicked into the field before the page was alive */}
      <input name="email" autoFocus={isFocused} />
    </form>
  )
}

async function show(isFocused: boolean): Promise<HTMLInputElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  sessionStorage.setItem('candi.draft.email', 'maria@example.com')
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(box).render(<Form isFocused={isFocused} />))
  const field = box.querySelector('input')
  if (!field) throw new Error('there is no field')
  return field
}

test('a typed address stands in the field again', async () => {
  expect((await show(false)).value).toBe('maria@example.com')
})

test('whoever is in the field already writes over the address, not behind it', async () => {
  const { value, selectionStart, selectionEnd } = await show(true)
  expect(value).toBe('maria@example.com')
  expect([selectionStart, selectionEnd]).toEqual([0, value.length])
})
