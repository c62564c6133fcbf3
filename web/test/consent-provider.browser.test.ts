import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Provider, startProvider } from '../../server/test/misbehaving-provider.ts'
import { type Product, startProduct } from './product.ts'
import { violationsInBothThemes } from './violations.ts'
import { answered, BRAKES, composer, headline, say, textOf, visitor } from './visit.ts'

const WORDS =
  'Your words would go to Test house, which writes the answers. CANDI’s own diagnosis stays here either way.'
let provider: Provider
let product: Product
beforeAll(async () => {
  provider = await startProvider()
  product = await startProduct(0, {
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'made',
    AI_BASE_URL: provider.address,
    AI_NAME: 'Test house',
    AI_ASK_CONSENT: 'true',
  })
})
afterAll(async () => {
  await product.stop()
  await provider.close()
})
let callsBefore = 0
beforeEach(() => {
  callsBefore = provider.calls().length
})
const callsSince = () => provider.calls().slice(callsBefore)

const question = (page: Page) => page.getByRole('dialog', { name: 'May Test house read along?' })
async function asked(options = {}) {
  const { open } = await visitor(options, product.address)
  const page = await open()
  await composer(page).fill(BRAKES)
  await composer(page).press('Enter')
  await question(page).waitFor()
  return page
}

test('nothing goes to the provider before the owner says so, and then the words do', async () => {
  const page = await asked()
  expect(await textOf(question(page))).toContain(WORDS)
  expect(callsSince()).toEqual([])
  await question(page).getByRole('button', { name: 'Test house may read them' }).click()
  await answered(page)
  expect(callsSince().some(({ body }) => body.includes('Grinding from the front left'))).toBe(true)
  expect(await textOf(page.locator('.assistant-line'))).toContain('Answers by Test house')
  const calls = callsSince().length
  await say(page, 'It also pulls to the left.')
  expect(await question(page).count()).toBe(0)
  expect(callsSince().length).toBeGreaterThan(calls)
})

test('who declines loses nothing, is asked once, and no word leaves the house', async () => {
  const page = await asked()
  await question(page).getByRole('button', { name: 'Keep them here' }).click()
  await answered(page)
  expect(await textOf(headline(page))).toBe('Only to the nearest workshop')
  expect(await textOf(page.locator('.assistant-line'))).toContain('Answers by CANDI alone')
  await page.reload()
  await composer(page).waitFor()
  await say(page, 'It also pulls to the left.')
  expect(await question(page).count()).toBe(0)
  expect(callsSince()).toEqual([])
})

test('Esc and a second Enter agree to nothing', async () => {
  const page = await asked()
  await page.keyboard.press('Enter')
  expect(await question(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'detached' })
  await answered(page)
  expect(await textOf(headline(page))).not.toBe('')
  expect(callsSince()).toEqual([])
})

test('the choice is changed beside the box and on the privacy page', async () => {
  const page = await asked()
  await question(page).getByRole('button', { name: 'Keep them here' }).click()
  await answered(page)
  await page.getByRole('button', { name: 'Change who writes the answers' }).click()
  await question(page).getByRole('button', { name: 'Test house may read them' }).click()
  await page.getByText('Answers by Test house').waitFor()
  await page.goto(`${product.address}/privacy#subprocessors`)
  await page.getByRole('heading', { name: 'The language model of this server: Test house' }).waitFor()
  await page.getByRole('button', { name: 'Keep my words here' }).click()
  await page.getByText('What you write stays on this server.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('candi.assistant'))).toBe(
    '{"id":"Test house/made","agreed":false}',
  )
})

test.each([1440, 390])('axe finds nothing in the question at %d px, light and dark', async (width) => {
  const page = await asked({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  expect(await violationsInBothThemes(page, 'dialog.modal')).toEqual([])
})
