import type { NextStep } from '@candi/contracts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { firstQuestion } from '../../fixture/brake-case.ts'
import { QuestionCard } from './question-card.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

async function show(step: NextStep) {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  const leave = { label: 'Skip', act: () => {} }
  await act(async () =>
    root.render(<QuestionCard step={step} isBusy={false} onAnswer={() => {}} leave={leave} />),
  )
  const words = (place: string) => document.querySelector(place)?.textContent
  return {
    how: words('.how'),
    asks: words('.outcome-q'),
    chips: document.querySelector('[role=group]')?.getAttribute('aria-label'),
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
