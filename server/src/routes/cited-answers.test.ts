import { conversationDataSchemas } from '@candi/contracts'
import type { Article } from '@candi/domain'
import { expect, it } from 'vitest'
import { recordedReader, smallParts } from '../../test/small-parts.ts'
import { citedAnswer } from '../conversation/cite-articles.ts'
import { articleFinder } from '../conversation/find-article.ts'
import { turnsTakenHere } from '../conversation/turns-taken-here.ts'
import { createNarrators } from '../narrator/narrators.ts'
import { conversationRoute } from './conversation.ts'

const article = (id: string, title: string, summary: string): Article => ({
  id,
  title,
  shelf: 'how_parts_fail',
  summary,
  sections: [
    { heading: 'How it wears', text: 'The pads get thin. Then they squeal. Then they grind. Then it costs.' },
  ],
  sources: [{ kind: 'standard', what: 'A standard of the tests' }],
  reviewedOn: '2026-11-20',
  manual: 'Maintenance > Brakes',
  asks: [],
  related: { problems: [], findings: [], lamps: [], codes: [] },
})
const ARTICLES = [
  article('brake-pads', 'How brake pads wear out', 'Brake pads are made to wear and are changed in pairs.'),
  article('mufflers', 'How a muffler rusts', 'A muffler rusts from the inside, where water stays.'),
]
const find = articleFinder(ARTICLES, null)
const QUESTION = 'why do brake pads wear out'

async function turn(mayCite: boolean, text = QUESTION) {
  const asked: string[] = []
  const route = conversationRoute({
    turns: turnsTakenHere(smallParts(recordedReader({ [text]: { intent: 'question' } }))),
    narrators: createNarrators(),
    libraryFor: () => ({
      find,
      mayCite: async () => {
        asked.push(text)
        return mayCite
      },
    }),
    onTurn: () => {},
    onFailure: (error) => {
      throw error
    },
  })
  const facts = { vehicle: null, codes: [], answers: [], skipped: [], locale: 'en-US' }
  const messages = [{ id: 'm1', role: 'user', parts: [{ type: 'text', text }] }]
  const response = await route.request('/', { method: 'POST', body: JSON.stringify({ messages, facts }) })
  const chunks: { type: string; delta?: string; data?: unknown }[] = (await response.text())
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)))
  const cited = chunks.find(({ type }) => type === 'data-citations')
  return {
    prose: chunks.map(({ delta }) => delta ?? '').join(''),
    citations: cited && conversationDataSchemas.citations.parse(cited.data),
    asked,
  }
}

it('an answer from a page quotes its summary and the part that fits, each with its number, and names the manual', async () => {
  const answer = await citedAnswer(find, QUESTION)
  expect(answer?.text).toContain('Brake pads are made to wear and are changed in pairs. [1]')
  expect(answer?.text).toContain(
    '**How it wears.** The pads get thin. Then they squeal. Then they grind. Your car’s own figures stand in your manual, under Maintenance > Brakes. [1]',
  )
  expect(answer?.citations[0]).toEqual({
    n: 1,
    id: 'brake-pads',
    title: 'How brake pads wear out',
    kind: 'standard',
    reviewedOn: '2026-11-20',
  })
})

it('a question that no page answers gets none', async () => {
  expect(await citedAnswer(find, 'who won the football match')).toBeNull()
})

it('a question is answered with citations for whoever may have them', async () => {
  const { prose, citations } = await turn(true)
  expect(citations?.[0]?.id).toBe('brake-pads')
  expect(prose).toContain('[1]')
})

it('whoever may not have them gets the short answer as before, without a page', async () => {
  const { prose, citations } = await turn(false)
  expect(citations).toBeUndefined()
  expect(prose).not.toContain('[1]')
})

it('what a code means is explained in our own words and asks nobody for a page', async () => {
  const { prose, asked } = await turn(true, 'what does P0420 mean')
  expect(prose).toContain('P0420')
  expect(asked).toEqual([])
})
