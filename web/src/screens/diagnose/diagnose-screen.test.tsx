import '../../../test/own-database.ts'
import { beforeEach, expect, test } from 'vitest'
import { newCase } from '../../features/keep-cases/case-record.ts'
import { listCases, putCase } from '../../features/keep-cases/case-store.ts'
import { deleteCase } from '../../features/keep-cases/delete-case.ts'
import { brakeWords } from '../../fixture/brake-case.ts'
import { showDiagnose } from '../../fixture/show-screen.tsx'
import { smokeEmergency } from '../../fixture/smoke-emergency.ts'
import { stubServer } from '../../fixture/stub-server.ts'

let server: ReturnType<typeof stubServer>
beforeEach(async () => {
  for (const record of await listCases()) await deleteCase(record.id)
  server = stubServer()
})

async function firstTurn() {
  const screen = await showDiagnose()
  const field = await screen.type(brakeWords)
  await screen.key(field, { key: 'Enter' })
  await screen.until(
    'the first question',
    () => screen.says('only while your foot is on the brake?') && screen.button('Answer again'),
  )
  return screen
}

test('a sentence brings the sheet, the marked words and one question', async () => {
  const screen = await firstTurn()
  expect(screen.says('Only to the nearest workshop')).toBe(true)
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('front left')
  expect(screen.says('5 signs understood')).toBe(true)
  await screen.leave()
})

test('an answer goes out with the facts, folds the question and moves the list', async () => {
  const screen = await firstTurn()
  await screen.press('Yes, only then')
  await screen.until(
    'the second question',
    () => screen.says('pull to one side when you brake?') && screen.says('That fits worn pads.'),
  )
  expect(server.requests.at(-1)?.body.facts.answers).toEqual([
    { finding: 'only_braking', state: 'present', source: 'answer' },
  ])
  expect(document.querySelector('.chip.picked')?.textContent).toBe('Yes, only then')
  expect(screen.says('was 5 before your last answer')).toBe(true)
  await screen.leave()
})

test('a changed answer is weighed again without a new turn', async () => {
  const screen = await firstTurn()
  await screen.press('Yes, only then')
  await screen.until('the folded answer', () => screen.says('That fits worn pads.') && !screen.button('Stop'))
  await screen.press('Change')
  await screen.press('No')
  await screen.until('the changed chip', () => document.querySelector('.chip.picked')?.textContent === 'No')
  const sent = server.requests.at(-1)
  expect(sent?.path).toBe('/api/assessment')
  expect(sent?.body.facts.answers).toEqual([{ finding: 'only_braking', state: 'absent', source: 'answer' }])
  await screen.leave()
})

test('the vote of a language model is weighed with the case as soon as the turn ends, and shown as a second reading', async () => {
  server.voteOf = (message) => ({
    message,
    by: 'Test house',
    problems: [{ id: 'brake_system', probability: 0.9 }],
    mustNotDrive: 0.4,
  })
  const screen = await showDiagnose()
  await screen.key(await screen.type(brakeWords), { key: 'Enter' })
  await screen.until('the second reading', () => screen.says('A second reading by Test house agrees.'))
  const sent = server.requests.at(-1)
  expect(sent?.path).toBe('/api/assessment')
  expect(sent?.body.facts.modelVote).toMatchObject({ by: 'Test house', mustNotDrive: 0.4 })
  await screen.leave()
})

test('a flipped sign shows at once and is sent as a flip', async () => {
  const screen = await firstTurn()
  const no = document.querySelector<HTMLElement>('[aria-label="Pedal feels normal"] button:last-child')
  await screen.tap(no)
  await screen.until('the flip', () => no?.getAttribute('aria-pressed') === 'true')
  expect(server.requests.at(-1)?.body.facts.answers).toEqual([
    { finding: 'pedal_normal', state: 'absent', source: 'flip' },
  ])
  await screen.leave()
})

test("a failed turn keeps the message and offers Retry with the server's sentence", async () => {
  server.failNext = 'Many people are asking right now.'
  const screen = await showDiagnose()
  await screen.key(await screen.type(brakeWords), { key: 'Enter' })
  await screen.until('the sentence', () => screen.says('Many people are asking right now.'))
  expect(screen.says('is it ok to drive to work')).toBe(true)
  await screen.press('Retry')
  await screen.until('the answer', () => screen.says('only while your foot is on the brake?'))
  await screen.leave()
})

test('a sheet whose words could not be read tells what the rules say of them, with the card, until it is weighed', async () => {
  const screen = await firstTurn()
  server.failNext = 'Don’t drive it. It smokes.'
  server.emergency = smokeEmergency
  await screen.press('Thin or bare')
  await screen.until('the sentence', () => screen.says('Don’t drive it. It smokes.'))
  expect(document.querySelector('.sheet .emergency h2')?.textContent).toBe(smokeEmergency.title)
  await screen.press('Retry')
  await screen.until('the sheet', () => document.querySelector('.sheet-failure') === null)
  expect(document.querySelector('.sheet .emergency')).toBeNull()
  await screen.leave()
})

test('what could not be weighed is out of date once a turn brings a newer sheet', async () => {
  const screen = await firstTurn()
  server.failNext = 'Don’t drive it. It smokes.'
  await screen.press('Thin or bare')
  await screen.until('the sentence', () => screen.says('Don’t drive it. It smokes.'))
  await screen.press('Yes, only then')
  await screen.until('the next turn', () => screen.says('That fits worn pads.'))
  expect(document.querySelector('.sheet-failure')).toBeNull()
  await screen.leave()
})

test('a first sheet whose words could not be read says so in its place', async () => {
  const record = newCase('en-US')
  const answers = [{ finding: 'only_braking', state: 'present' as const, source: 'answer' as const }]
  await putCase({
    ...record,
    facts: { ...record.facts, answers },
    messages: [
      { id: 'm1', role: 'user', parts: [{ type: 'text', text: brakeWords }] },
      { id: 'm2', role: 'assistant', parts: [{ type: 'text', text: 'I could not finish reading.' }] },
    ],
  })
  const screen = await showDiagnose(`/diagnose/${record.id}`)
  await screen.until('the conversation', () => screen.says('I could not finish reading.'))
  server.failNext = 'Don’t drive it. It smokes.'
  server.emergency = smokeEmergency
  await screen.press('Name your car')
  await screen.press('Save')
  await screen.until('the sentence', () => screen.says('Don’t drive it. It smokes.'))
  expect(document.querySelector('.sheet .emergency')).not.toBeNull()
  await screen.press('Retry')
  await screen.until('the sheet', () => screen.says('Only to the nearest workshop'))
  await screen.leave()
})

test('Enter during the composition of a word and Shift+Enter do not send', async () => {
  const screen = await showDiagnose()
  const field = await screen.type('きい')
  await screen.key(field, { key: 'Enter', isComposing: true })
  await screen.key(field, { key: 'Enter', shiftKey: true })
  expect(server.requests).toEqual([])
  await screen.leave()
})

test('a case is kept in this browser and opens again by its address', async () => {
  const first = await firstTurn()
  await first.until('the kept case', () => first.router.state.location.pathname !== '/diagnose')
  await first.settle(400)
  const address = first.router.state.location.pathname
  await first.leave()
  const asked = server.requests.length
  const again = await showDiagnose(address)
  await again.until(
    'the sheet',
    () => again.says('Only to the nearest workshop') && again.says('5 signs understood'),
  )
  expect(server.requests.length).toBe(asked)
  await again.leave()
})

test('a skipped question is never asked again and says so', async () => {
  const screen = await firstTurn()
  await screen.press('Skip')
  await screen.until('the next question', () => screen.says('pull to one side when you brake?'))
  expect(server.requests.at(-1)?.body.facts).toMatchObject({ skipped: ['only_braking'], answers: [] })
  expect(document.querySelector('.chip.picked')?.textContent).toBe('Skipped')
  await screen.leave()
})

test('the outcome of a check in the sheet weighs as a check', async () => {
  const screen = await firstTurn()
  await screen.press('Thin or bare')
  await screen.until('the request', () => server.requests.at(-1)?.path === '/api/assessment')
  expect(server.requests.at(-1)?.body.facts.answers).toEqual([
    { finding: 'pad_thin', state: 'present', source: 'check' },
  ])
  await screen.leave()
})

test('a case that is not in this browser says so and offers a new one', async () => {
  const screen = await showDiagnose('/diagnose/elsewhere')
  await screen.until('the sentence', () => screen.says('This case is not in this browser.'))
  await screen.leave()
})

test('a conversation with no room for a message of any length says so, and takes one up to there', async () => {
  const written = (last: number) =>
    [...Array.from({ length: 23 }, () => 4_000), last].map((characters, index) => ({
      id: `m${index}`,
      role: 'user' as const,
      parts: [{ type: 'text' as const, text: 'a'.repeat(characters) }],
    }))
  const full = { ...newCase('en-US'), messages: written(1) }
  await putCase(full)
  const screen = await showDiagnose(`/diagnose/${full.id}`)
  await screen.until('the sentence', () => screen.says('the length that one case can hold'))
  expect(document.querySelector('textarea')).toBeNull()
  await screen.leave()
  const open = { ...newCase('en-US'), messages: written(0).slice(0, 23) }
  await putCase(open)
  const other = await showDiagnose(`/diagnose/${open.id}`)
  await other.until('the composer', () => document.querySelector('textarea') !== null)
  await other.leave()
})

test('a conversation of 200 messages says so instead of taking one more', async () => {
  const record = newCase('en-US')
  const messages = Array.from({ length: 200 }, (_, index) => ({
    id: `m${index}`,
    role: index % 2 ? ('assistant' as const) : ('user' as const),
    parts: [{ type: 'text' as const, text: 'It grinds.' }],
  }))
  await putCase({ ...record, messages })
  const screen = await showDiagnose(`/diagnose/${record.id}`)
  await screen.until('the sentence', () => screen.says('reached its 200 messages'))
  expect(document.querySelector('textarea')).toBeNull()
  expect(screen.says('New case')).toBe(true)
  await screen.leave()
})
