import { emptyFacts, LIMITS } from '@candi/contracts'
import { heavyAttempts } from '@candi/server/exchanges/heavy-bodies'
import { COMPLAINT, WORDS_THAT_FROZE } from '@candi/server/exchanges/words-that-froze'
import type { Expression } from './expressions.ts'
import { json } from './json-request.ts'
import { listExpressions } from './list-expressions.ts'
import { pumpedTexts } from './pump-expression.ts'

/** What a hostile client sends at its nth try: a path and a request. */
export type HostileAttempt = (count: number) => readonly [string, RequestInit]

const frozeAt = (count: number): readonly string[] =>
  WORDS_THAT_FROZE[count % WORDS_THAT_FROZE.length]?.[1] ?? []
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const hostileTurn = (texts: readonly string[]): readonly [string, RequestInit] => [
  '/api/conversation',
  json({
    messages: texts.map((text, place) => ({
      id: `m${place}`,
      role: 'user',
      parts: [{ type: 'text', text }],
    })),
    facts: emptyFacts(),
  }),
]
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="9999">${'<g filter="url(#f)">'.repeat(30)}</svg>`
const upload = (path: string, type: string, body: string): readonly [string, RequestInit] => [
  path,
  { method: 'POST', headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' }, body },
]
const trickle = () =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(400)
      controller.enqueue(new Uint8Array([32]))
    },
  })

/** Twelve hostile clients: what once froze us, what our expressions search longest, drawings as photos, bodies that trickle, are no JSON or hold more than anybody needs. */
export function hostileAttempts(): readonly HostileAttempt[] {
  const expressions = listExpressions().filter(({ place }) => !place.startsWith('web/'))
  const pumped = (count: number): string => {
    const { source, flags }: Expression = expressions[(count * 7) % expressions.length] ?? {
      source: 'a',
      flags: '',
      place: '',
    }
    const texts = pumpedTexts(source, flags, 7_900)
    return texts[count % texts.length] ?? 'x'
  }
  const heavy = heavyAttempts()
  return [
    (count: number) => hostileTurn(frozeAt(count)),
    (count: number) => hostileTurn([COMPLAINT, ...frozeAt(count + 3)]),
    ...[0, 1, 2].map((share) => (count: number) => hostileTurn([COMPLAINT, pumped(count * 3 + share)])),
    (count: number) => [
      '/api/assessment',
      json({
        statements: Array.from({ length: 12 }, (_, place) => ({
          id: `s${place}`,
          text: pumped(count * 12 + place).slice(0, 8_000),
        })),
        facts: emptyFacts(),
      }),
    ],
    () => upload('/api/look?only=vin', 'image/jpeg', SVG),
    () => upload('/api/conversation', 'application/json', `[${'{"a":'.repeat(300_000)}`),
    (count: number) => upload('/api/conversation', 'application/json', heavy(count)),
    () => ['/api/conversation', { ...json(null), body: trickle(), duplex: 'half' } as RequestInit],
    (count: number) => ['/api/quote', json({ text: pumped(count).slice(0, LIMITS.quoteCharacters) })],
    (count: number) => [`/api/articles?q=${encodeURIComponent(pumped(count).slice(0, 200))}`, {}],
  ]
}
