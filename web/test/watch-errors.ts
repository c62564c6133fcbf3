import type { BrowserContext } from 'playwright-core'

/** What the pages of a browser throw, and which rules of their content security policy they break, from now on. */
export function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) errors.push(message.text())
  })
  return errors
}
