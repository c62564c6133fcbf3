import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { firstQuestion } from '../../fixture/brake-case.ts'
import { QuestionCard } from './question-card.tsx'
import { SettledQuestion } from './settled-question.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const nothing = () => {}
async function shown(card: ReactNode) {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => root.render(card))
  return document.body
}
const asked = (step: typeof firstQuestion) => (
  <QuestionCard step={step} isBusy={false} onAnswer={nothing} leave={{ label: 'Skip', act: nothing }} />
)

test('a question says why it is asked only where it has a reason', async () => {
  expect((await shown(asked(firstQuestion))).querySelector('.because')?.textContent).toBe(
    firstQuestion.because,
  )
  expect((await shown(asked({ ...firstQuestion, because: '' }))).querySelector('.because')).toBeNull()
})

test('how many questions are left stands beside the open one, and no more when an answer is changed', async () => {
  expect((await shown(asked(firstQuestion))).textContent).toContain('About 3 questions left')
  const body = await shown(
    <SettledQuestion step={firstQuestion} label="No" isBusy={false} onChange={nothing} />,
  )
  await act(async () => body.querySelector<HTMLButtonElement>('button.link')?.click())
  expect(body.querySelectorAll('.chips.answers button').length).toBeGreaterThan(0)
  expect(body.textContent).not.toContain('questions left')
})
