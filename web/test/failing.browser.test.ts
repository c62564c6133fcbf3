import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptCases, keptDrafts } from './kept-cases.ts'
import { startProduct } from './product.ts'
import { slowConversation } from './slow-server.ts'
import { answered, BRAKES, composer, headline, openQuestion, say, textOf, visitor } from './visit.ts'

test('a server that went away keeps what was typed, and Retry goes on when it is back', async () => {
  let product = await startProduct()
  try {
    const { open } = await visitor({}, product.address)
    const page = await open()
    await say(page, BRAKES)
    const verdict = await textOf(headline(page))
    await product.stop()

    await composer(page).fill('The pedal went soft today.')
    await composer(page).press('Enter')
    const failure = page.locator('.turn-failure')
    await failure.waitFor()
    expect(await textOf(failure)).toMatch(/is kept/)
    expect(await textOf(page.locator('.bubble').last())).toContain('The pedal went soft today.')
    expect(await textOf(headline(page))).toBe(verdict)
    await composer(page).fill('and it smells')

    product = await startProduct(product.port)
    await page.getByRole('button', { name: 'Retry' }).click()
    await failure.waitFor({ state: 'detached' })
    await answered(page)
    await expect.poll(() => page.locator('.theirs .prose').count()).toBeGreaterThan(1)
    expect(await page.locator('.bubble').count()).toBe(2)
    expect(await composer(page).inputValue()).toBe('and it smells')
  } finally {
    await product.stop()
  }
})

test('offline says so, keeps the words and goes on with a signal', async () => {
  const { open, context } = await visitor()
  const page = await open()
  await composer(page).fill(BRAKES)
  // What keeps it is the program of the conversation: before, the signal would be gone for the page itself.
  await expect.poll(() => keptDrafts(page)).toEqual([BRAKES])
  await context.setOffline(true)
  await composer(page).press('Enter')
  const failure = page.locator('.turn-failure')
  await failure.waitFor()
  expect(await textOf(failure)).toMatch(/offline/i)
  expect(await textOf(page.locator('.bubble'))).toContain(BRAKES)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await headline(page).waitFor()
})

test('a flip that could not be weighed says so beside the sheet and can be tried again', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, BRAKES)
  await page.route('**/api/assessment', (route) => route.abort())
  await page.locator('#sheet .sign').first().getByRole('button', { name: 'No', exact: true }).click()
  const failure = page.locator('.sheet-failure')
  await failure.waitFor()
  await page.unroute('**/api/assessment')
  await failure.getByRole('button', { name: 'Retry' }).click()
  await failure.waitFor({ state: 'detached' })
  await page.locator('#sheet').getByText('Set by you').first().waitFor()
})

type Slow = Awaited<ReturnType<typeof slowConversation>>
/** Sends a complaint; as soon as the first words of the answer stand and the rest is not yet there, does what is to be done. */
async function inMidAnswer(page: Page, meanwhile: (slow: Slow) => Promise<void>) {
  const slow = await slowConversation(page, 'The first words stand. ')
  try {
    await composer(page).fill(BRAKES)
    await composer(page).press('Enter')
    await page.getByText('The first words stand.').waitFor()
    await meanwhile(slow)
  } finally {
    await slow.stop()
  }
}

test('Stop keeps the words that have come, also after a reload', async () => {
  const { open } = await visitor()
  const page = await open()
  await inMidAnswer(page, async (slow) => {
    await page.getByRole('button', { name: 'Stop' }).click()
    await slow.hangUp
    await answered(page)
    expect(await page.getByText('The first words stand.').count()).toBe(1)
    // The case may have been kept before, and have its address, with the question alone.
    await expect.poll(async () => JSON.stringify(await keptCases(page))).toContain('The first words stand.')
    await page.waitForURL(/\/diagnose\/.+/)
  })
  await page.reload()
  await page.getByText('The first words stand.').waitFor()
  await page.getByRole('button', { name: 'Answer again' }).click()
  await headline(page).waitFor()
  await openQuestion(page).waitFor()
})

test('Escape stops too, and the next message goes out', async () => {
  const { open } = await visitor()
  const page = await open()
  await inMidAnswer(page, async () => {
    await page.keyboard.press('Escape')
    await answered(page)
  })
  await say(page, 'It also pulls to the left.')
  await headline(page).waitFor()
})

test('a line that breaks in the middle of an answer leads to Retry', async () => {
  const { open } = await visitor()
  const page = await open()
  await inMidAnswer(page, async (slow) => {
    slow.breakOff()
    await page.locator('.turn-failure').waitFor()
    expect(await textOf(page.locator('.bubble'))).toContain(BRAKES)
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await headline(page).waitFor()
  expect(await page.locator('.turn-failure').count()).toBe(0)
})
