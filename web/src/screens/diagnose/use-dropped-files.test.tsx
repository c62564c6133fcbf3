import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useDroppedFiles } from './use-dropped-files.ts'

let root: Root
let taken: string[]
function Desk({ isTaking }: { isTaking: boolean }) {
  const isOver = useDroppedFiles(isTaking, (_, all) => taken.push(...all.map(({ name }) => name)))
  return isOver && <p>Drop it here</p>
}
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="root"></div>'
  taken = []
  root = createRoot(document.getElementById('root') ?? document.body)
})
afterEach(async () => act(async () => root.unmount()))
const show = (isTaking: boolean) => act(async () => root.render(<Desk isTaking={isTaking} />))

async function give(kind: 'dragover' | 'drop' | 'paste', text = '') {
  const data = {
    types: text ? ['text/plain', 'Files'] : ['Files'],
    files: [new File(['x'], 'image.png', { type: 'image/png' })],
    getData: () => text,
  }
  const event = new Event(kind, { bubbles: true, cancelable: true })
  Object.assign(event, { [kind === 'paste' ? 'clipboardData' : 'dataTransfer']: data })
  await act(async () => document.body.dispatchEvent(event))
  return event
}

test('what is dropped or pasted anywhere is taken', async () => {
  await show(true)
  await give('dragover')
  expect(document.body.textContent).toBe('Drop it here')
  await give('drop')
  await give('paste')
  expect(taken).toEqual(['image.png', 'image.png'])
})

test('words that carry a picture of themselves are pasted as words', async () => {
  await show(true)
  const event = await give('paste', 'P0420')
  expect(event.defaultPrevented).toBe(false)
  expect(taken).toEqual([])
})

test('while something is open over the desk nothing is taken from under it, and the browser opens no file', async () => {
  await show(false)
  expect((await give('dragover')).defaultPrevented).toBe(true)
  expect(document.body.textContent).toBe('')
  expect((await give('drop')).defaultPrevented).toBe(true)
  expect((await give('paste')).defaultPrevented).toBe(false)
  expect(taken).toEqual([])
})
