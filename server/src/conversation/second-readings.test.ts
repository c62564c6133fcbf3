import { type CaseFacts, emptyFacts } from '@candi/contracts'
import { expect, it } from 'vitest'
import { smallParts } from '../../test/small-parts.ts'
import { formAssessment } from './form-assessment.ts'
import { understandCase } from './understand-case.ts'

const facts = emptyFacts()
const said = { id: 'm1', text: 'it sounds like a bird, and my foot goes right down' }
const parts = smallParts()

async function sheet(readings: CaseFacts['secondReadings']) {
  const understanding = await understandCase(parts, [said], { ...facts, secondReadings: readings }, new Map())
  const assessment = formAssessment(parts, understanding, new Set())
  return { assessment, findings: understanding.observations.map(({ finding }) => finding) }
}
const read = (finding: string, quote: string, message = 'm1') =>
  ({ message, finding, state: 'present', quote }) as const

it('what a model read in the words moves the belief', async () => {
  const before = await sheet([])
  const after = await sheet([read('squeal', 'like a bird')])
  expect(after.findings).toEqual(['squeal'])
  expect(after.assessment.belief.causes).not.toEqual(before.assessment.belief.causes)
})

it('what a model alone read never says by itself that the car may not be driven', async () => {
  const own = await understandCase(
    parts,
    [{ id: 'm1', text: 'the pedal sinks to the floor' }],
    facts,
    new Map(),
  )
  expect(formAssessment(parts, own, new Set()).verdict.level).toBe('stop')
  const before = await sheet([])
  const { assessment } = await sheet([read('soft_pedal', 'my foot goes right down')])
  expect(assessment.verdict.level).toBe(before.assessment.verdict.level)
})

it('counts for nothing where its quote was never written, its message is another, or the finding is unknown', async () => {
  const before = await sheet([])
  for (const reading of [
    read('squeal', 'words that nobody wrote'),
    read('squeal', 'like a bird', 'm2'),
    read('no_such_finding', 'like a bird'),
  ])
    expect((await sheet([reading])).assessment.belief).toEqual(before.assessment.belief)
})

it('gives way to what the owner answered', async () => {
  const answers = [{ finding: 'squeal', state: 'absent', source: 'answer' } as const]
  const secondReadings = [read('squeal', 'like a bird')]
  const understanding = await understandCase(parts, [said], { ...facts, answers, secondReadings }, new Map())
  expect(understanding.observations).toMatchObject([{ finding: 'squeal', state: 'absent', source: 'answer' }])
})
