import { HEADLINES, LIMITS, type QuoteAnswer } from '@candi/contracts'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { showPage } from '../../fixture/show-page.tsx'
import { refusal, stubAccount } from '../../fixture/stub-account.ts'

const ANSWER: QuoteAnswer = {
  currency: 'USD',
  lines: [
    {
      text: 'Front brakes $420',
      job: 'brake pads and rotors',
      kind: 'safety',
      amount: 420,
      fit: 'follows',
      fitReason: 'Your case points to “Brake pads worn to metal”.',
      price: 'fair',
      priceReason: '$420 is within our band.',
      test: 'none',
      testReason: 'No test is named.',
      safety: 'This must not wait.',
      worthwhile: '',
      question: 'How many millimeters are left?',
    },
    {
      text: 'blinker fluid 45',
      job: '',
      kind: 'unknown',
      amount: 45,
      fit: 'none',
      fitReason: '',
      price: 'unknown',
      priceReason: 'I have no band for this.',
      test: 'none',
      testReason: 'No test is named.',
      safety: '',
      worthwhile: '',
      question: 'What is this for?',
    },
  ],
  counted: 465,
  told: null,
  sums: 'The lines come to $465.',
  first: ['First: brake pads and rotors.'],
  oldParts: 'You may ask for the old parts.',
  bands: 'Our bands are our own.',
}
const CASE = {
  level: 'limp',
  starts: true,
  causes: [{ id: 'brake_pads_worn_to_metal', probability: 0.7 }],
} as const
const fromCase = { pathname: '/quote', state: { quoteCase: CASE, from: '/diagnose/c1' } }

let server: ReturnType<typeof stubAccount>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = stubAccount()
  server.answers.set('/api/quote', { body: ANSWER })
})

type Page = Awaited<ReturnType<typeof showPage>>
async function paste(page: Page, text: string) {
  const field = await page.find('textarea[name="quote"]')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  })
  await page.submit()
  return field
}
const sent = () => server.asked('/api/quote').map(({ body }) => body)

test('a quote is sent alone where nobody came from a case, and told line by line without one', async () => {
  const page = await showPage('/quote')
  await paste(page, ' Front brakes $420 ')
  await page.says('Line by line')
  expect(sent()).toEqual([{ text: 'Front brakes $420' }])
  expect([...document.querySelectorAll('.quote-line h3')].map((line) => line.textContent)).toEqual([
    'brake pads and rotors',
    'blinker fluid 45',
  ])
  const terms = [...document.querySelectorAll('.quote-line:first-child dt')].map((term) => term.textContent)
  expect(terms).toEqual(['Price', 'Test', 'Ask'])
  await page.says('Tell what your car does')
  expect(document.activeElement?.textContent).toBe('What to do first')
  await page.leave()
})

test('from a case sheet it is compared with that case, whose verdict stands above it, and leads back there', async () => {
  const page = await showPage(fromCase)
  await page.says(`which says “${HEADLINES.limp}”`)
  expect(page.named('Back to your case')?.getAttribute('href')).toBe('/diagnose/c1')
  await paste(page, 'Front brakes $420')
  await page.says('Fits your case.')
  expect(sent()).toEqual([{ text: 'Front brakes $420', case: CASE }])
  await page.leave()
})

test('what came along and is no case is left aside', async () => {
  const page = await showPage({
    pathname: '/quote',
    state: { quoteCase: { level: 'safe' }, from: 'https://evil.example' },
  })
  await paste(page, 'Front brakes $420')
  await page.says('Line by line')
  expect(sent()).toEqual([{ text: 'Front brakes $420' }])
  await page.leave()
})

test('the questions can be copied, each with its job, and with the old parts', async () => {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  const page = await showPage('/quote')
  await paste(page, 'Front brakes $420')
  await page.press('Copy the questions')
  expect(copied).toEqual([
    [
      '- brake pads and rotors: How many millimeters are left?',
      '- blinker fluid 45: What is this for?',
      '- May I see or keep the old parts?',
    ].join('\n'),
  ])
  await page.leave()
})

test('nothing, and more than can be read, is told at the field before anything is sent', async () => {
  const page = await showPage('/quote')
  for (const [text, fault] of [
    ['  ', 'Please paste or type the lines of the quote first.'],
    ['a'.repeat(LIMITS.quoteCharacters + 1), 'can be read at a time'],
  ] as const) {
    const field = await paste(page, text)
    await page.says(fault)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
  }
  expect(sent()).toEqual([])
  await page.leave()
})

test('a failure says so and keeps the words', async () => {
  server.answers.set('/api/quote', refusal(429, 'slow-down', 'Please wait a little.', 10))
  const page = await showPage('/quote')
  const field = await paste(page, 'Front brakes $420')
  await page.says('Please wait a little.')
  expect(field instanceof HTMLTextAreaElement && field.value).toBe('Front brakes $420')
  await page.leave()
})

test('a quote without a job is met with how to type one', async () => {
  server.answers.set('/api/quote', {
    body: { ...ANSWER, lines: [], first: [], sums: 'I found no price in this.' },
  })
  const page = await showPage('/quote')
  await paste(page, 'hello')
  await page.says('I found no jobs in this')
  await page.says('Type one job a line')
  expect(page.named('Copy the questions')).toBeUndefined()
  await page.leave()
})
