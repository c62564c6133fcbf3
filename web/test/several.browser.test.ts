import { type NextStep, NONE_OF_THESE, NOT_SURE } from '@candi/contracts'
import { expect, test } from 'vitest'
import { proposeStep } from './propose-step.ts'
import { violationsInBothThemes } from './violations.ts'
import { answered, complain, openQuestion, part, visitor } from './visit.ts'

const OPTIONS = [
  { finding: 'worse_ac_on', label: 'Only or worse with AC on' },
  { finding: 'belt_noise_wet', label: 'Belt noise in wet or cold' },
  { finding: 'noise_gone_belt_off', label: 'Noise gone with belt off' },
  { finding: 'engine_noise_after_timing_work', label: 'Noise since timing belt or chain job' },
]
const LIST: NextStep = {
  kind: 'several',
  id: OPTIONS.map(({ finding }) => finding).join(' '),
  finding: 'worse_ac_on',
  text: 'Which of these do you notice?',
  because: '',
  how: '',
  asks: '',
  danger: '',
  choices: [NONE_OF_THESE, NOT_SURE],
  options: OPTIONS,
  left: 'About 2 questions left',
}

test('several signs are chosen by keyboard in a narrow window, sent as one answer, and kept', async () => {
  const { context, open } = await visitor({ viewport: { width: 320, height: 640 } })
  await proposeStep(context, LIST)
  const page = await open()
  await complain(page)

  const group = openQuestion(page).getByRole('group', { name: LIST.text })
  const chips = group.getByRole('button')
  await expect
    .poll(() => chips.allTextContents())
    .toEqual([...OPTIONS.map(({ label }) => label), 'None of these', 'Not sure'])
  expect(await violationsInBothThemes(page, '.open-question')).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)
  for (const chip of await openQuestion(page).getByRole('button').all())
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)

  const pressed = () => group.getByRole('button', { pressed: true }).allTextContents()
  await chips.first().focus()
  await page.keyboard.press('Space')
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  expect(await pressed()).toEqual(['Only or worse with AC on', 'Noise gone with belt off'])
  for (const key of ['Tab', 'Tab', 'Space']) await page.keyboard.press(key)
  expect(await pressed()).toEqual(['None of these'])
  await chips.nth(2).press('Space')
  expect(await pressed()).toEqual(['Noise gone with belt off'])

  const [sent] = await Promise.all([
    page.waitForRequest('**/api/conversation'),
    openQuestion(page).getByRole('button', { name: 'Send what I chose' }).press('Enter'),
  ])
  const askedWith = 'worse_ac_on'
  expect(sent.postDataJSON().facts.answers).toEqual([
    { finding: 'worse_ac_on', state: 'absent', source: 'unchosen', askedWith },
    { finding: 'belt_noise_wet', state: 'absent', source: 'unchosen', askedWith },
    { finding: 'noise_gone_belt_off', state: 'present', source: 'answer', askedWith },
    { finding: 'engine_noise_after_timing_work', state: 'absent', source: 'unchosen', askedWith },
  ])
  await answered(page)
  const picked = () => page.locator('.answered .picked').allTextContents()
  await expect.poll(picked).toEqual(['Noise gone with belt off'])
  await part(page, 'What this rests on').getByText('Not among what you chose').first().waitFor()

  await page.waitForURL(/\/diagnose\/.+/)
  await page.reload()
  await expect.poll(picked).toEqual(['Noise gone with belt off'])
})
