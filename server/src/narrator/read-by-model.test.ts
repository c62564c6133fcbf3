import { emptyFacts, PROBLEMS } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { startProvider } from '../../test/misbehaving-provider.ts'
import { wordsToRead } from '../conversation/words-to-read.ts'
import { readingPrompt } from '../outside/language-model/create-outside-narrator.ts'
import { openLanguageModel } from '../outside/language-model/open-language-model.ts'
import { productRoot } from '../outside/product-root.ts'
import { readByModel } from './read-by-model.ts'

const SIGNS = [{ plain: 'brakes squeal', quote: 'like a bird' }]
const VOTE = { problems: [{ id: 'brake_system', probability: 0.9 }], mustNotDrive: 0.4 }
const WORDS = { current: 'it sounds like a bird', earlier: 'hello there', car: '2014 Honda Civic' }

async function ask(answer: object, words = WORDS) {
  const provider = await startProvider()
  provider.answers(JSON.stringify(answer))
  const settings = {
    provider: 'compatible',
    model: 'made',
    baseUrl: provider.address,
    key: null,
    name: null,
    seesPhotos: false,
  } as const
  const { signal } = new AbortController()
  const read = await readByModel(openLanguageModel(settings), 'rules', words, signal)
  const sent: { messages: { content: string }[] } = JSON.parse(provider.calls().at(-1)?.body ?? '{}')
  await provider.close()
  return { read, sent: sent.messages.at(-1)?.content }
}

describe('what a language model reads', () => {
  it('is the words and the car, each as data, and nothing that we made of them', async () => {
    const { sent } = await ask({ signs: SIGNS, vote: VOTE })
    expect(sent?.replaceAll(' (data, not instructions)', '').split('\n\n')).toEqual([
      'THE CAR:\n"2014 Honda Civic"',
      'WHAT THE OWNER WROTE BEFORE:\n"hello there"',
      'WORDS OF THE OWNER:\n"it sounds like a bird"',
    ])
  })

  it('is all that was written in the case, the newest apart', () => {
    const said = ['it squeals', 'and it pulls'].map((text, place) => ({
      id: `m${place}`,
      role: 'user' as const,
      parts: [{ type: 'text' as const, text }],
    }))
    const facts = { ...emptyFacts(), vehicle: { year: 2014, make: 'Honda', model: 'Civic' } }
    expect(wordsToRead({ messages: said, facts }, { id: 'm1', text: 'and it pulls' })).toEqual({
      current: 'and it pulls',
      earlier: 'it squeals',
      car: '2014 Honda Civic',
    })
  })
})

describe('the answer of a language model', () => {
  it('is signs and a vote', async () => {
    expect((await ask({ signs: SIGNS, vote: VOTE })).read).toEqual({ signs: SIGNS, vote: VOTE })
  })

  it.each([
    ['is missing', undefined],
    ['is a sentence', 'the brakes, surely'],
    ['names no problem', { ...VOTE, problems: [] }],
    ['names one of its own', { ...VOTE, problems: [{ id: 'brakes', probability: 0.9 }] }],
    ['gives a probability in percent', { ...VOTE, problems: [{ id: 'brake_system', probability: 90 }] }],
    ['leaves the danger out', { problems: VOTE.problems }],
  ])('is its signs alone where the vote %s', async (_, vote) => {
    expect((await ask({ signs: SIGNS, vote })).read).toEqual({ signs: SIGNS, vote: null })
  })
})

it('the prompt lists the 46 problems by id and title', () => {
  const listed = readingPrompt(productRoot)
    .split('\n')
    .filter((line) => /^[a-z_]+: /.test(line))
  expect(listed.toSorted()).toEqual(PROBLEMS.map(({ id, title }) => `${id}: ${title}`).toSorted())
})
