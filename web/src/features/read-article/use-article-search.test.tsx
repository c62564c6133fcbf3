import type { ArticleEntry } from '@candi/contracts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useArticleSearch } from './use-article-search.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const entry = (id: string, title: string): ArticleEntry => ({ id, title, summary: '', shelf: 'maintenance' })
const ALL = [
  entry('pads', 'How brake pads wear'),
  entry('fluid', 'Old brake fluid'),
  entry('oil', 'Which oil to use'),
]

let asked: string[]
let answer: () => Promise<Response>
let root: Root
let searchNow: () => void

function Search({ typed }: { typed: string }) {
  const search = useArticleSearch(ALL, typed)
  searchNow = search.searchNow
  const { findings } = search
  return (
    <p>
      {findings
        ? `${findings.isWhole ? 'whole' : 'titles'}: ${findings.articles.map(({ id }) => id).join(' ')}`
        : 'shelves'}
    </p>
  )
}
const shown = () => document.querySelector('p')?.textContent
const type = (typed: string) => act(async () => root.render(<Search typed={typed} />))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const finding =
  (...ids: string[]) =>
  async () =>
    Response.json({
      found: ids.map((id) => ({ ...entry(id, id), heading: 'Where', passage: 'There it stands.' })),
    })

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(decodeURIComponent(path.replace('/api/articles?q=', '')))
    return answer()
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the server is asked once, 200 ms after the last letter', async () => {
  answer = finding('oil')
  for (const typed of ['s', 'sl', 'slu', 'sludge']) {
    await type(typed)
    await pass(199)
  }
  expect(asked).toEqual([])
  expect(shown()).toBe('shelves')
  await pass(1)
  expect(asked).toEqual(['sludge'])
  expect(shown()).toBe('whole: oil')
})

test('Enter does not wait', async () => {
  answer = finding('oil')
  await type('engine sludge')
  await act(async () => searchNow())
  await pass(0)
  expect(shown()).toBe('whole: oil')
})

test('what the server finds comes first, titles that hold every word follow, and nothing stands twice', async () => {
  answer = finding('oil', 'fluid')
  await type('brake')
  await pass(200)
  expect(shown()).toBe('whole: oil fluid pads')
})

test('what was found stays while the next answer is on its way', async () => {
  answer = finding('oil')
  await type('brake squeal')
  await pass(200)
  answer = () => new Promise(() => {})
  await type('brake squeals')
  await pass(500)
  expect(shown()).toBe('whole: oil')
})

test('titles and summaries answer where the server does not, and the whole articles when it is asked again', async () => {
  answer = () => Promise.reject(new TypeError('no network'))
  await type('brake noise')
  await pass(200)
  expect(shown()).toBe('titles: pads fluid')
  answer = finding('oil')
  await act(async () => searchNow())
  await pass(0)
  expect(shown()).toBe('whole: oil')
})

test('a server that does not answer for three seconds is waited for no longer', async () => {
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))))
  })
  await type('brake dust')
  await pass(200 + 2_999)
  expect(shown()).toBe('shelves')
  await pass(1)
  expect(shown()).toBe('titles: pads fluid')
})

test('an empty field shows the shelves again', async () => {
  answer = finding('oil')
  await type('brake smell')
  await pass(200)
  await type('')
  expect(shown()).toBe('shelves')
})
