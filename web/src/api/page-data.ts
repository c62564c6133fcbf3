import type { Schema } from './plain-schema.ts'

/** The element of a prerendered page that holds what its screen would ask the server for; see scripts/prerender-pages.ts. */
const ELEMENT = 'page-data'
let rendered: unknown

/** For the program that renders pages beforehand: what the next page is made of. */
export function renderWith(data: unknown): void {
  rendered = data
}

/** What came with the page, so that its screen stands at once; undefined where it holds nothing of this form. */
export function pageData<T>(schema: Schema<T>): T | undefined {
  const parsed = schema.safeParse(typeof document === 'undefined' ? rendered : inPage())
  return parsed.success ? parsed.data : undefined
}

function inPage(): unknown {
  try {
    return JSON.parse(document.getElementById(ELEMENT)?.textContent ?? 'null')
  } catch {
    return undefined // a page that somebody changed on the way: the server is asked
  }
}
