import type { BrowserContext } from 'playwright-core'

/**
 * Answers what is sent to an address as our server answers a recording or a photo: how far it is, then `answers`, one
 * after the other and the last again and again. Gives the queries that came.
 */
export async function answerInLines(
  context: BrowserContext,
  address: string,
  answers: readonly object[],
): Promise<string[]> {
  const asked: string[] = []
  await context.route(address, (route) => {
    asked.push(new URL(route.request().url()).search)
    const lines = [{ type: 'progress', done: 0.5 }, answers[Math.min(asked.length, answers.length) - 1]]
    return route.fulfill({
      contentType: 'application/x-ndjson',
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    })
  })
  return asked
}
