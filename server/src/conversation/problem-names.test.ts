import { PROBLEMS } from '@candi/contracts'
import { readKnowledge } from '@candi/knowledge'
import { expect, test } from 'vitest'

test('knowledge names and ranks the 46 problems as the contract does', () => {
  const told = readKnowledge().problems.map(({ id, title, priority }) => ({ id, title, priority }))
  const agreed = PROBLEMS.map(({ id, title, priority }) => ({ id, title, priority }))
  expect(told.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    agreed.toSorted((a, b) => a.id.localeCompare(b.id)),
  )
})
