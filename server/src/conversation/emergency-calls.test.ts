import { readEmergencyCards } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { callsOfCard } from './emergency-calls.ts'

const cards = readEmergencyCards()
const dialed = (kind: keyof typeof cards, locale: string) => {
  const { call, others } = callsOfCard(cards[kind], locale)
  return [call, ...others].map(({ dial }) => dial)
}

describe('whom a card calls', () => {
  it('is the poison line of the US for what was swallowed, then 911, then the one for animals', () =>
    expect(dialed('poison', 'en-US')).toEqual(['18002221222', '911', '18884264435']))

  it('is the emergency number where no such line is known', () =>
    expect(dialed('poison', 'fr-FR')).toEqual(['112']))

  it.each([
    ['fire', 'en-US', ['911']],
    ['lane', 'en-GB', ['999']],
    ['injury', 'de-DE', ['112']],
    ['smoke', 'en-US', ['18002224357', '911']],
    ['smoke', 'fr-FR', ['112']],
  ] as const)('%s in %s', (kind, locale, numbers) => expect(dialed(kind, locale)).toEqual(numbers))

  it('offers both numbers where only the language is known', () =>
    expect(dialed('fire', 'en')).toEqual(['911', '112']))
})
