import { emptyFacts, LIMITS } from '@candi/contracts'
import { largestCase } from './largest-case.ts'

/** So often that it fills what a request with a case may hold. */
const filled = (around: string, piece: (place: number) => string) => {
  const pieces: string[] = []
  let bytes = around.length + 1
  for (let place = 0; ; place += 1) {
    const next = piece(place)
    bytes += next.length + 1
    if (bytes > LIMITS.caseBytes) return around.replace('…', pieces.join(','))
    pieces.push(next)
  }
}
const caseOf = (messages: string) => `{"messages":[${messages}],"facts":${JSON.stringify(emptyFacts())}}`
const message = (parts: string) => `{"id":"a","role":"user","parts":[${parts}]}`
const manyMessages = (parts: string) => caseOf(Array<string>(LIMITS.messages).fill(message(parts)).join(','))

/** Bodies that cost their sender little, and once took 20 to 300 ms of the thread in which all others wait; what they are made of, and the text. */
export const heavyBodies = (): readonly (readonly [string, string])[] => [
  ['empty objects', filled('[…]', () => '{}')],
  ['names', filled('{…}', (place) => `"n${place}":0`)],
  ['empty objects for the parts of a message', filled(caseOf(message('…')), () => '{}')],
  ['empty objects for answers', filled('{"messages":[],"facts":{"answers":[…]}}', () => '{}')],
  ['numbers for the parts of all messages', manyMessages(Array<string>(60).fill('0').join(','))],
  ['as many parts as messages may have', manyMessages(Array<string>(60).fill('{"type":"x"}').join(','))],
  ['objects in objects', '{"a":'.repeat(LIMITS.caseBytes / 5)],
]

/** The same, and all that an honest client could send at most, one after the other. */
export const heavyAttempts = (): ((count: number) => string) => {
  const bodies = [...heavyBodies().map(([, body]) => body), JSON.stringify(largestCase())]
  return (count) => bodies[count % bodies.length] ?? ''
}
