import type { NextStep } from '@candi/contracts'
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

async function show(step: NextStep) {
  const body = await shown(asked(step))
  const words = (place: string) => body.querySelector(place)?.textContent
  return {
    how: words('.how'),
    asks: words('.outcome-q'),
    chips: body.querySelector('[role=group]')?.getAttribute('aria-label'),
  }
}

test('an experiment shows its steps, and its question over the chips that answer it', async () => {
  const step: NextStep = {
    ...firstQuestion,
    kind: 'experiment',
    text: 'Switch the A/C on and off',
    how: 'Engine idling, outdoors.',
    asks: 'Is it louder with the A/C on?',
  }
  expect(await show(step)).toEqual({
    how: 'Engine idling, outdoors.',
    asks: 'Is it louder with the A/C on?',
    chips: 'Is it louder with the A/C on?',
  })
})

test('a question is asked once, and how to find out waits for a tap', async () => {
  expect(await show(firstQuestion)).toEqual({ how: undefined, asks: undefined, chips: firstQuestion.text })
})

test('a question says why it is asked only where it has a reason', async () => {
  expect((await shown(asked(firstQuestion))).querySelector('.because')?.textContent).toBe(
    firstQuestion.because,
  )
  expect((await shown(asked({ ...firstQuestion, because: '' }))).querySelector('.because')).toBeNull()
})

test('how many questions are left stands beside the open one, and no more when an answer is changed', async () => {
  expect((await shown(asked(firstQuestion))).textContent).toContain('About 3 questions left')
  const body = await shown(
    <SettledQuestion
      step={firstQuestion}
      labels={['No']}
      answers={new Map()}
      isBusy={false}
      onChange={nothing}
    />,
  )
  await act(async () => body.querySelector<HTMLButtonElement>('button.link')?.click())
  expect(body.querySelectorAll('.chips.answers button').length).toBeGreaterThan(0)
  expect(body.textContent).not.toContain('questions left')
})
