import { describe, expect, it } from 'vitest'
import { isDistant } from './distant-sign.ts'
import { readTokens } from './read-tokens.ts'

/** Whether the marked word of a message is told from a distance. */
function isTold(text: string, word: string): boolean {
  const tokens = readTokens(text)
  const at = tokens.findIndex((token) => token.word === word)
  return isDistant(tokens, [at, at])
}

describe('a sign told from a distance', () => {
  it.each([
    'the engine was overheating so i replaced the radiator',
    'it had been overheating. the shop changed the thermostat last week',
    'i swapped the water pump because it was overheating',
    'drove it hard to see if it would overheating at all',
    'they said not to worry unless it starts overheating',
    'i shut it off when it was about to overheating',
  ])('is none that is there now: %s', (text) => expect(isTold(text, 'overheating')).toBe(true))

  it.each([
    'the engine was overheating and then it died',
    'it was overheating so i replaced the thermostat and it still does it',
    'it was overheating, i fixed the fan, and it came back',
    'overheating again although i replaced the radiator',
    'is it ok to drive if it is overheating',
    'i replaced the battery and now it is overheating',
  ])('is none of those: %s', (text) => expect(isTold(text, 'overheating')).toBe(false))

  it('is one that has boiled or overheated and was mended', () =>
    expect(isTold('it overheated last week, the thermostat was replaced', 'overheated')).toBe(true))

  it('is none where the repair is only wanted', () =>
    expect(isTold('it overheated and the thermostat needs to be replaced', 'overheated')).toBe(false))
})
