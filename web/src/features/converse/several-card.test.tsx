import { answersOfSeveral } from '@candi/contracts'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { severalAtOnce } from '../../fixture/brake-case.ts'
import type { Reply } from './question-card.tsx'
import { SettledQuestion } from './settled-question.tsx'
import { SeveralCard } from './several-card.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

async function shown(card: ReactNode) {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => root.render(card))
}
const buttons = () => [...document.querySelectorAll('button')]
const named = (name: string) => buttons().find(({ textContent }) => textContent?.startsWith(name))
const press = (name: string) => act(async () => named(name)?.click())
const pressed = () =>
  buttons()
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)

async function asked(): Promise<Reply[]> {
  const replies: Reply[] = []
  await shown(<SeveralCard step={severalAtOnce} isBusy={false} onAnswer={(reply) => replies.push(reply)} />)
  return replies
}
const states = ({ answers }: Reply) => answers.map(({ state }) => state)

test('any of the signs are chosen, and one press sends them all as one answer', async () => {
  const replies = await asked()
  expect(document.querySelector('fieldset legend')?.textContent).toBe(severalAtOnce.text)
  expect(named('Send')?.disabled).toBe(true)
  for (const name of ['Pulls', 'Only while', 'Brakes were', 'Only while']) await press(name)
  expect(pressed()).toEqual(['Pulls to one side when braking', 'Brakes were worked on recently'])
  await press('Send')
  expect(replies).toHaveLength(1)
  expect(replies.map(states)).toEqual([['absent', 'present', 'absent', 'present']])
  expect(replies[0]?.answers.map(({ source }) => source)).toEqual([
    'unchosen',
    'answer',
    'unchosen',
    'answer',
  ])
  expect(new Set(replies[0]?.answers.map(({ askedWith }) => askedWith))).toEqual(new Set(['only_braking']))
  expect(replies[0]?.label).toBe('Pulls to one side when braking, Brakes were worked on recently')
})

test('"None of these" and "Not sure" stand alone', async () => {
  const replies = await asked()
  for (const name of ['Pulls', 'Not sure', 'None of these']) await press(name)
  expect(pressed()).toEqual(['None of these'])
  await press('Send')
  await press('Not sure')
  await press('Send')
  expect(replies.map(states)).toEqual([new Array(4).fill('absent'), new Array(4).fill('unknown')])
  for (const { source } of replies.flatMap(({ answers }) => answers)) expect(source).toBe('answer')
  await press('Only while')
  expect(pressed()).toEqual(['Only while braking'])
})

test('what was chosen is shown when it is settled, and is chosen still when it is to be changed', async () => {
  const answers = new Map(
    answersOfSeveral(severalAtOnce, new Set(['pulls'])).map((answer) => [answer.finding, answer]),
  )
  const replies: Reply[] = []
  await shown(
    <SettledQuestion
      step={severalAtOnce}
      labels={['Pulls to one side when braking']}
      answers={answers}
      isBusy={false}
      onChange={(reply) => replies.push(reply)}
    />,
  )
  expect(document.querySelector('.picked')?.textContent).toBe('Pulls to one side when braking')
  await press('Change')
  expect(pressed()).toEqual(['Pulls to one side when braking'])
  await press('One wheel')
  await press('Send')
  expect(replies.map(states)).toEqual([['absent', 'present', 'present', 'absent']])
})
