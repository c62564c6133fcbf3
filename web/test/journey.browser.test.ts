import { expect, test } from 'vitest'
import {
  answered,
  BRAKES,
  causes,
  composer,
  headline,
  movedCauses,
  openQuestion,
  part,
  say,
  sheet,
  textOf,
  visitor,
} from './visit.ts'

/** What a visitor sees first after sending, in the order in which it is painted. */
async function firstSeen() {
  const { open } = await visitor()
  const page = await open()
  await composer(page).fill(BRAKES)
  const seen = page.evaluate(
    () =>
      new Promise<string[]>((told) => {
        const order: string[] = []
        const watched = { verdict: '#sheet .headline', answer: '.theirs .prose' }
        new MutationObserver((_, observer) => {
          for (const [name, place] of Object.entries(watched))
            if (!order.includes(name) && document.querySelector(place)?.textContent) order.push(name)
          if (order.length < 2) return
          observer.disconnect()
          told(order)
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
      }),
  )
  const [order] = await Promise.all([seen, composer(page).press('Enter')])
  return order
}

test('the verdict stands before the answer is told', async () => {
  expect(await firstSeen()).toEqual(['verdict', 'answer'])
})

test('the sheet answers in the order in which a driver asks', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, BRAKES)
  const order = [
    'Can I drive it?',
    'Do this now',
    'Likely causes',
    'Maybe a second fault',
    'Check it yourself',
    'What it may cost',
    'Tell the workshop',
    'What this rests on',
    'Still unknown',
    'Ruled out',
  ]
  const titles = await sheet(page).getByRole('heading', { level: 2 }).allTextContents()
  expect(titles).toEqual(order.filter((title) => titles.includes(title)))
  for (const title of [
    'Can I drive it?',
    'Do this now',
    'Likely causes',
    'Check it yourself',
    'What it may cost',
  ])
    expect(titles).toContain(title)
  expect((await textOf(headline(page))).split(/\s+/).length).toBeLessThanOrEqual(5)
  expect(await textOf(part(page, 'Likely causes').locator('.cause').last().locator('h3'))).toBe(
    'Something else',
  )
})

test('an answer moves the list and folds; changing it and flipping a sign move it again', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, BRAKES)
  const first = await causes(page)
  const question = await textOf(openQuestion(page).locator('.q'))

  await openQuestion(page).getByRole('button', { name: 'Yes', exact: true }).click()
  const settled = page.locator('.answered').first()
  await settled.locator('.picked').waitFor()
  await answered(page)
  const afterYes = await movedCauses(page, first)
  expect(await textOf(settled.locator('.picked'))).toBe('Yes')
  expect(await textOf(openQuestion(page).locator('.q'))).not.toBe(question)

  await settled.getByRole('button', { name: 'Change' }).click()
  await page
    .locator('.theirs:not(.open-question) .asking')
    .getByRole('button', { name: 'No', exact: true })
    .click()
  await expect.poll(() => textOf(settled.locator('.picked'))).toBe('No')
  const afterNo = await movedCauses(page, afterYes)

  const rests = part(page, 'What this rests on')
  const row = rests.locator('.sign').filter({ hasText: 'Your words' }).first()
  await row.getByRole('button', { name: 'No', exact: true }).click()
  const afterFlip = await movedCauses(page, afterNo)
  expect(await rests.getByText('Set by you').count()).toBe(1)
  expect(new Set([first, afterYes, afterNo, afterFlip].map(String)).size).toBe(4)
})

test('a question can be skipped and is not asked again', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, BRAKES)
  const question = await textOf(openQuestion(page).locator('.q'))
  await openQuestion(page).getByRole('button', { name: 'Skip' }).click()
  await page.locator('.answered').getByText('Skipped').waitFor()
  await answered(page)
  await expect.poll(() => openQuestion(page).locator('.q').allTextContents()).not.toContain(question)
})
