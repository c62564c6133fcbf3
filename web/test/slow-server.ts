import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'

/**
 * Stands in for the conversation's server of one page: says the first words of an answer and then
 * holds the line, until the test breaks it or the page hangs up.
 */
export async function slowConversation(page: Page, words: string) {
  const held = new Set<ServerResponse>()
  let hungUp = () => {}
  const hangUp = new Promise<void>((done) => {
    hungUp = done
  })
  const server = createServer((_, response) => {
    held.add(response)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' })
    for (const chunk of [
      { type: 'start' },
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: words },
    ])
      response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    response.once('close', hungUp)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A listening TCP server always has an address of this form.
  const { port } = server.address() as AddressInfo
  await page.route('**/api/conversation', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/api/conversation` }),
  )
  return {
    /** Settles when the page has closed the stream. */
    hangUp,
    /** Breaks every open stream off in the middle. */
    breakOff: () => {
      for (const response of held) response.destroy()
    },
    stop: async () => {
      await page.unroute('**/api/conversation')
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
