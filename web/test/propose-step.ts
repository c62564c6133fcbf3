import type { NextStep } from '@candi/contracts'
import type { BrowserContext } from 'playwright-core'

/** Has the first turn of a case propose this step, whatever else it would have asked; null has it ask nothing. */
export async function proposeStep(context: BrowserContext, step: NextStep | null): Promise<void> {
  let turns = 0
  await context.route('**/api/conversation', async (route) => {
    turns += 1
    if (turns > 1) return route.continue()
    const response = await route.fetch()
    const lines = (await response.text()).split('\n').map((line) => {
      if (!line.startsWith('data: {')) return line
      const event = JSON.parse(line.slice(6))
      if (event.type === 'data-assessment') event.data.next = step
      if (event.type === 'data-question') {
        if (step === null) return ''
        event.data = step
      }
      return `data: ${JSON.stringify(event)}`
    })
    return route.fulfill({ response, body: lines.join('\n') })
  })
}
