import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readKnowledge } from '../src/read-knowledge.ts'

/**
 * Saved cases, shared links and labels name problems, causes and findings by their ids: none may vanish. New ones are added to the list
 * when they ship; it need not hold them before.
 */
const known = readFileSync(join(import.meta.dirname, 'known-ids.txt'), 'utf8')
  .trim()
  .split('\n')

it('keeps every id that was ever given', () => {
  const { problems, causes, findings } = readKnowledge()
  const given = new Set([
    ...problems.map(({ id }) => `problem ${id}`),
    ...causes.map(({ id }) => `cause ${id}`),
    ...findings.map(({ id }) => `finding ${id}`),
  ])
  expect(
    known.filter((id) => !given.has(id)),
    'Give these their old ids back. Where one has to go, teach what reads saved cases that the old id means the new one, and only then take it off known-ids.txt.',
  ).toEqual([])
})
