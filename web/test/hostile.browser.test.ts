import { expect, test } from 'vitest'
import { holdScripts } from './hold-scripts.ts'
import { answered, BRAKES, composer, headline, say, textOf, visitor } from './visit.ts'

const MARKUP = `<script>globalThis.broken = true</script><img src=x onerror="globalThis.broken = true"> ${BRAKES} **not bold** </p></div>`

test('markup in a message is shown as text and runs nowhere', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, MARKUP)
  expect(await textOf(page.locator('.bubble'))).toContain(MARKUP)
  await headline(page).waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Your message').last().waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cases' }).click()
  await page.locator('.case-entry').waitFor()
  expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false)
  expect(await page.locator('.screen img, .screen script, .report img').count()).toBe(0)
})

test('a message of 8,000 characters goes out whole', async () => {
  const { open } = await visitor()
  const page = await open()
  const text = `${BRAKES} ${'It rattles & <b>creaks</b> "a lot". '.repeat(400)}`.slice(0, 7_999).trimEnd()
  await composer(page).fill(`${text}!`)
  await composer(page).press('Enter')
  // A text as long as this costs more tokens than a guest has: the verdict comes all the same, the talk does not.
  await headline(page).waitFor()
  await answered(page)
  expect(await textOf(page.locator('.bubble'))).toBe(`You: ${text}!`)
  expect(await page.locator('.turn-failure').count()).toBe(0)
})

test('one character more is refused with a sentence, before anything is sent', async () => {
  const { open } = await visitor()
  const page = await open()
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await composer(page).fill('a'.repeat(8_001))
  await page.getByText('One message holds 8,000 characters. Please shorten it by 1').waitFor()
  await composer(page).press('Enter')
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  expect(await composer(page).inputValue()).toHaveLength(8_001)
  expect(sent).not.toContain('/api/conversation')
  await composer(page).fill(BRAKES)
  await composer(page).press('Enter')
  await headline(page).waitFor()
  await answered(page)
})

test('a first sentence that is too long for the start page waits in the box, uncut', async () => {
  const { open } = await visitor()
  const page = await open('/')
  await page.getByLabel('What is your car doing?').first().fill('a'.repeat(8_100))
  await page.getByRole('button', { name: 'Diagnose' }).first().click()
  await composer(page).waitFor()
  await expect.poll(() => composer(page).inputValue()).toHaveLength(8_100)
  expect(await page.locator('.bubble').count()).toBe(0)
})

test('a sentence sent before the page answers is sent when it does, and stands in no address', async () => {
  const { context, open } = await visitor()
  const release = await holdScripts(context)
  const page = await open('/')
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.getByLabel('What is your car doing?').first().fill(BRAKES)
  await page.getByRole('button', { name: 'Diagnose' }).first().click()
  expect(new URL(page.url()).pathname).toBe('/')
  release()
  await headline(page).waitFor()
  expect(await textOf(page.locator('.bubble').first())).toBe(`You: ${BRAKES}`)
  expect(addresses.filter((address) => address.includes('Grinding'))).toEqual([])
})
