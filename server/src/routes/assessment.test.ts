import { emptyFacts, errorBodySchema } from '@candi/contracts'
import { afterAll, expect, it } from 'vitest'
import { recordedReader, smallParts } from '../../test/small-parts.ts'
import { turnsTakenHere } from '../conversation/turns-taken-here.ts'
import { openTurnPool } from '../workers/turn-pool.ts'
import { assessmentRoute } from './assessment.ts'

const MOST_AT_ONCE = 100
const stubborn = openTurnPool(
  () => {},
  { processes: 1, mostCpuMs: 300 },
  new URL('../../test/stubborn-turns.ts', import.meta.url),
)
afterAll(() => stubborn.close())

const asked = (...texts: string[]) => ({
  method: 'POST',
  body: JSON.stringify({
    statements: texts.map((text, index) => ({ id: `m${index}`, text })),
    facts: emptyFacts(),
  }),
})

it('a text is read once for one sheet', async () => {
  const read: string[] = []
  const parts = smallParts(recordedReader({}))
  const signs = {
    read: (text: string) => {
      read.push(text)
      return parts.signs.read(text)
    },
  }
  const response = await assessmentRoute(turnsTakenHere({ ...parts, signs })).request(
    '/',
    asked('the pedal sinks', 'it squeals'),
  )
  expect(response.status).toBe(200)
  expect(read).toContain('it squeals')
  expect(read).toEqual([...new Set(read)])
})

it('sheets beyond those that may be under way are asked to come back, and are taken again afterwards', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let waiting = 0
  const reader = recordedReader({})
  const route = assessmentRoute(
    turnsTakenHere(
      smallParts({
        opinionOf: async (text) => {
          waiting += 1
          await gate
          return reader.opinionOf(text)
        },
      }),
    ),
  )
  const underWay = Array.from({ length: MOST_AT_ONCE }, async () => route.request('/', asked('it squeals')))
  await expect.poll(() => waiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(MOST_AT_ONCE)
  const refused = await route.request('/', asked('it squeals'))
  expect(refused.status).toBe(429)
  expect(errorBodySchema.parse(await refused.json()).error.code).toBe('many-asking')
  open()
  for (const response of await Promise.all(underWay)) expect(response.status).toBe(200)
  expect((await route.request('/', asked('it squeals'))).status).toBe(200)
})

it('whoever asked for a sheet of words that could not be read is told kindly what the rules say of the danger, with the card of it', async () => {
  const response = await assessmentRoute(stubborn).request('/', asked('the pedal sinks', 'get stuck'))
  expect(response.status).toBe(422)
  const { error } = errorBodySchema.parse(await response.json())
  expect(error.code).toBe('reading-too-slow')
  expect(error.message).toMatch(/^Don’t drive it\. A soft pedal\./)
  expect(error.message).toContain('Your words are still here')
  expect(error.emergency?.kind).toBe('lane')
}, 60_000)

it('where no rule holds, a sheet that was stopped has no card and does not say that the car may be driven', async () => {
  const response = await assessmentRoute(stubborn).request('/', asked('get stuck'))
  expect(response.status).toBe(422)
  const { error } = errorBodySchema.parse(await response.json())
  expect(error.message).toContain('I can’t tell yet')
  expect(error.emergency).toBeUndefined()
}, 60_000)
