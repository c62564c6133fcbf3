import { emptyFacts, LIMITS } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { recordedReader, smallParts } from '../../test/small-parts.ts'
import type { DiagnosisParts } from './ports.ts'
import { takeTurn } from './take-turn.ts'

/** Parts that note each text that they are asked to read. */
function watchedParts() {
  const read = {
    phrases: [] as string[],
    languages: [] as string[],
    codes: [] as string[],
    meanings: [] as string[],
    opinions: [] as string[],
  }
  const parts = smallParts()
  const reader = recordedReader({})
  const noting =
    <Value>(what: keyof typeof read, answer: (text: string) => Value) =>
    (text: string): Value => {
      read[what].push(text)
      return answer(text)
    }
  const watched: DiagnosisParts = {
    ...parts,
    signs: { read: noting('phrases', (text) => parts.signs.read(text)) },
    languages: { read: noting('languages', () => null) },
    codes: { ...parts.codes, codesIn: noting('codes', (text) => parts.codes.codesIn(text)) },
    reader: {
      opinionOf: noting('opinions', (text) => reader.opinionOf(text)),
      recognise: noting('meanings', async () => null),
    },
  }
  const turnAfter = (texts: readonly string[]) =>
    takeTurn(watched, {
      messages: texts.map((text, place) => ({
        id: `m${place}`,
        role: 'user',
        parts: [{ type: 'text', text }],
      })),
      facts: emptyFacts(),
    })
  return { read, turnAfter }
}

/** Messages of so many characters, no two alike, as many as one case may hold. */
const messagesOf = (characters: number) =>
  Array.from(
    { length: Math.floor(LIMITS.caseCharacters / characters) },
    (_, place) => `${`In week ${place} the brakes squeal, `.repeat(characters).slice(0, characters - 1)}.`,
  )
const charactersOf = (texts: readonly string[]) => texts.join('').length

describe('the longest case that one request may carry', () => {
  const long = messagesOf(LIMITS.messageCharacters)

  it('is read by phrases, for its language and for codes once a turn, however often that is needed', async () => {
    const { read, turnAfter } = watchedParts()
    expect((await turnAfter(long)).assessment).not.toBeNull()
    expect(long).toHaveLength(12)
    for (const what of ['phrases', 'languages', 'codes'] as const) {
      expect(new Set(read[what]).size, what).toBe(read[what].length)
      expect(charactersOf(read[what]), what).toBe(charactersOf(long))
    }
  })

  it('is read by meaning in its first message alone, where that is a long one', async () => {
    const { read, turnAfter } = watchedParts()
    await turnAfter(long)
    expect(read.meanings).toEqual(long.slice(0, 1))
  })

  it('is read by meaning in its first eight messages where those are of usual length, whatever follows', async () => {
    const { read, turnAfter } = watchedParts()
    const usual = messagesOf(300).slice(0, 20)
    await turnAfter([...usual, ...long.slice(0, 11)])
    expect(read.meanings).toEqual(usual.slice(0, 8))
  })

  it('is shown to the reader of opinions in no more than a few pieces', async () => {
    const { read, turnAfter } = watchedParts()
    await turnAfter(long)
    expect(charactersOf(read.opinions)).toBeLessThan(0.3 * charactersOf(long))
  })
})
