import { emptyFacts } from '@candi/contracts'
import type { Experiment } from '@candi/domain'
import { expect, it } from 'vitest'
import { smallParts } from '../../test/small-parts.ts'
import { takeTurn } from '../conversation/take-turn.ts'

const parts = smallParts()
const revIt: Experiment = {
  id: 'rev_it',
  title: 'Rev it in Park',
  how: 'Stand beside it while somebody revs it.',
  danger: '',
  finding: 'loud',
  minutes: 1,
  requires: [],
  onlyWhen: 'stop',
}
const stepAfterSqueal = async (experiments: readonly Experiment[]) => {
  const turn = await takeTurn(
    { ...parts, model: { ...parts.model, experiments } },
    {
      messages: [{ id: 'm', role: 'user', parts: [{ type: 'text', text: 'it squeals when braking' }] }],
      facts: emptyFacts(),
    },
  )
  return turn.assessment?.next
}

it('an experiment tells how it is done, and apart from that what to answer', async () => {
  expect(await stepAfterSqueal([revIt])).toMatchObject({
    kind: 'experiment',
    text: 'Rev it in Park',
    how: 'Stand beside it while somebody revs it.',
    asks: 'loud?',
  })
})

it('a question asks nothing beside itself', async () => {
  expect(await stepAfterSqueal([])).toMatchObject({ kind: 'question', text: 'loud?', how: 'look', asks: '' })
})
