import type { Answer, LedgerRow } from '@candi/contracts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { LedgerItem } from './ledger-row.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const left: LedgerRow = {
  finding: 'pulls',
  sign: 'Pulls to one side',
  state: 'absent',
  weight: 1,
  weightWord: 'slight',
  sources: [{ kind: 'unchosen', quote: '' }],
  flippable: true,
}
const unchosen: Answer = { finding: 'pulls', state: 'absent', source: 'unchosen', askedWith: 'squeals' }

async function shown(answer: Answer | undefined) {
  document.body.innerHTML = '<ul id="root"></ul>'
  const flips: string[] = []
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root.render(
      <LedgerItem
        row={left}
        isAsked={false}
        answer={answer}
        onFlip={(_, state) => flips.push(state)}
        onEditCar={() => {}}
      />,
    ),
  )
  const pressed = [...document.querySelectorAll('button[aria-pressed="true"]')]
  return { flips, pressed: pressed.map(({ textContent }) => textContent) }
}

test('what was left unchosen on a list says so, with neither side pressed, and either can be', async () => {
  const { flips, pressed } = await shown(unchosen)
  expect(document.body.textContent).toContain('Not among what you chose')
  expect(pressed).toEqual([])
  await act(async () => document.getElementById('no-pulls')?.click())
  expect(flips).toEqual(['absent'])
  expect((await shown({ ...unchosen, source: 'flip' })).pressed).toEqual(['No'])
})
