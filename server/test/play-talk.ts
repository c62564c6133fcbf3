import { conversationDataSchemas } from '@candi/contracts'
import type { ToolSet } from 'ai'
import { loadTokenCounter } from '../src/accounts/count-tokens.ts'
import { pageInWords } from '../src/conversation/cite-articles.ts'
import { articleFinder } from '../src/conversation/find-article.ts'
import { narrateTurn, type TurnBrief } from '../src/conversation/narrate-turn.ts'
import { NOTHING_READ } from '../src/conversation/second-readings.ts'
import { turnsTakenHere } from '../src/conversation/turns-taken-here.ts'
import { createNarrators } from '../src/narrator/narrators.ts'
import type { BrokenBecause } from '../src/narrator/speak-by-model.ts'
import { createOutsideNarrator } from '../src/outside/language-model/create-outside-narrator.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { conversationRoute } from '../src/routes/conversation.ts'
import { builtInAsModel } from './built-in-as-model.ts'
import { type Expectation, NOTHING_COMES, type Words } from './exchange.ts'
import { EXCHANGE_ARTICLES, exchangeParts, TODAY } from './exchange-desk.ts'
import type { Scene } from './exchange-scene.ts'

/** Longer than in production: a test must not fail because the machine is busy. */
const SILENCE_MS = 25_000
const WHOLE_MS = 45_000

/** One turn through the conversation route, with one prompt sent out; what came of it. */
export async function playTalk(scene: Scene, { said }: Words): Promise<Expectation> {
  const diagnosis = exchangeParts(scene.turn)
  const lookedUp: Expectation['lookedUp'] = []
  let completedBecause: BrokenBecause | null = null
  const narrator = createOutsideNarrator(scene.settings, {
    root: productRoot,
    desk: {
      turns: turnsTakenHere(diagnosis),
      diagnosis,
      describeVin: async () => '2012 Honda Civic, 1.8 liters, gasoline',
      findPages: async (question) =>
        (await articleFinder(EXCHANGE_ARTICLES, null)(question, 2)).map(pageInWords),
    },
    now: () => TODAY,
    onBroken: (because) => {
      completedBecause = because
    },
    silenceMs: SILENCE_MS,
    wholeMs: WHOLE_MS,
    ...(scene.reach ? { reach: scene.reach } : {}),
  })
  const narrators = createNarrators({
    ...narrator,
    needsConsent: false,
    toolsFor: (given, grounds) => noting(narrator.toolsFor(given, grounds), lookedUp),
  })
  let brief: TurnBrief | null = null
  const briefNow = () => {
    if (!brief) throw new Error('no brief was lent')
    return brief
  }
  const { outside } = narrators
  if (!outside) throw new Error('there is no provider')
  // One prompt at a time: the other one of the same turn rests.
  const only =
    scene.prompt === 'narrate'
      ? { ...outside, read: async () => NOTHING_READ }
      : { ...outside, model: builtInAsModel(briefNow) }
  const count = await loadTokenCounter()
  const tokens = { typed: 0, shown: 0 }
  let told = ''
  const app = conversationRoute({
    turns: turnsTakenHere(diagnosis),
    narrators: {
      ...narrators,
      outside: only,
      lend: (lent, surroundings) => {
        brief = lent
        return narrators.lend(lent, surroundings)
      },
    },
    libraryFor: () => ({ find: async () => [], mayCite: async () => true }),
    meterFor: async () => ({
      meter: {
        begin: async (typed) => {
          tokens.typed = count(typed)
          return null
        },
        end: async (end) => {
          told = end.told
        },
      },
      headers: {},
    }),
    onTurn: () => {},
    onFailure: (error) => {
      throw error
    },
  })
  const facts = { vehicle: null, codes: [], answers: [], skipped: [], locale: 'en-US' }
  const messages = said.map((text, index) => ({
    id: `m${index + 1}`,
    role: 'user',
    parts: [{ type: 'text', text }],
  }))
  const response = await app.request('/', { method: 'POST', body: JSON.stringify({ messages, facts }) })
  const chunks = (await response.text())
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line): { type: string; delta?: string; data?: unknown } => JSON.parse(line.slice(6)))
  if (scene.prompt === 'read-signs') {
    const read = chunks.find(({ type }) => type === 'data-second-readings')?.data
    const readings = read ? conversationDataSchemas['second-readings'].parse(read) : []
    const voted = chunks.find(({ type }) => type === 'data-model-vote')?.data
    const vote = voted ? conversationDataSchemas['model-vote'].parse(voted) : null
    return {
      ...NOTHING_COMES,
      readings: readings.map(({ finding, state, quote }) => ({ finding, state, quote })),
      vote: vote && { problems: vote.problems, mustNotDrive: vote.mustNotDrive },
    }
  }
  const prose = chunks.map(({ delta }) => delta ?? '').join('')
  if (prose !== told) throw new Error('the meter was told of other words than were shown')
  const shown = withoutOwn(prose, brief)
  tokens.shown = count(shown)
  return { ...NOTHING_COMES, shown, completedBecause, lookedUp, tokens }
}

/** The model’s words behind the built-in narration, which is always said, whole. */
function withoutOwn(prose: string, brief: TurnBrief | null): string {
  const own = brief ? narrateTurn(brief) : ''
  if (own === '' || !prose.startsWith(own)) throw new Error('the built-in narration is not whole')
  return prose.slice(own.length).trimStart()
}

/** Notes what is looked up and what the model is told. */
function noting(tools: ToolSet, lookedUp: Expectation['lookedUp']): ToolSet {
  for (const [tool, kept] of Object.entries(tools)) {
    const { execute } = kept
    if (!execute) continue
    kept.execute = async (input, options) => {
      const result = String(await execute(input, options))
      lookedUp.push({ tool, input, result })
      return result
    }
  }
  return tools
}
