import '../../../test/own-database.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newCase } from './case-record.ts'
import { putCase } from './case-store.ts'
import { CasesPanel } from './cases-panel.tsx'
import { deleteAllCases } from './delete-case.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let root: Root
let told: string[]
const refuse = (method: 'put' | 'delete') =>
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
const says = (words: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    expect(document.body.textContent).toContain(words)
  })
async function press(name: string) {
  const button = [...document.querySelectorAll<HTMLElement>('button')].find((entry) =>
    entry.textContent?.trim().startsWith(name),
  )
  await act(async () => button?.click())
}
beforeEach(async () => {
  await deleteAllCases()
  await putCase({ ...newCase('en-US'), title: 'Grinding', carriedOver: 'it grinds' })
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') ?? document.body)
  told = []
  await act(async () =>
    root.render(
      <MemoryRouter>
        <CasesPanel
          open
          onOpenChange={() => undefined}
          currentId=""
          onRenamed={(_, title) => told.push(`renamed ${title}`)}
          onDeleted={() => told.push('deleted')}
          onExport={() => undefined}
        />
      </MemoryRouter>,
    ),
  )
  await says('Grinding')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => root.unmount())
})

test('a case that the browser does not delete is still listed, and that is said with what to do next', async () => {
  refuse('delete')
  await press('Delete')
  await press('Delete')
  await says('This browser did not delete the case, and it is still here. Try again')
  expect(document.querySelector('[role=alert]')?.textContent).toContain('did not delete')
  expect(document.querySelector('.case-entry')?.textContent).toContain('Grinding')
  expect(told).toEqual([])
})

test('a name that the browser does not take is said, and the old one stays', async () => {
  refuse('put')
  await press('Rename')
  await press('Save name')
  await says('This browser did not take the new name. The case keeps its old one.')
  expect(told).toEqual([])
})

test('what could not be done is no longer said once it was', async () => {
  const refused = refuse('delete')
  await press('Delete')
  await press('Delete')
  await says('did not delete the case')
  refused.mockRestore()
  await press('Delete')
  await says('Nothing here yet.')
  expect(document.body.textContent).not.toContain('did not delete the case')
  expect(told).toEqual(['deleted'])
})
