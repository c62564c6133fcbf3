import { describe, expect, it } from 'vitest'
import { AssertionReader } from './assertion.ts'
import { readTokens } from './read-tokens.ts'

/** How the words in brackets are told: one sign, in as many places as there are brackets; all that is given to one of them. */
function told(marked: string): string[] {
  const tokens = readTokens(marked.replaceAll(/[[\]]/g, ''))
  const places = [...marked.matchAll(/\[([^\]]+)\]/g)].map(({ index, 1: words = '' }) => {
    const from = readTokens(marked.slice(0, index).replaceAll(/[[\]]/g, '')).length
    return [from, from + readTokens(words).length - 1] as const
  })
  const reader = new AssertionReader(marked.replaceAll(/[[\]]/g, ''), tokens)
  return [...new Set(places.flatMap((place) => [...reader.of(place, places)]))]
}

describe('the assertion of a sign', () => {
  it.each([
    ['there is no [smoke]', ['absent']],
    ['the [pedal is not soft]', ['absent']],
    ['the [knocking] has stopped', ['absent']],
    ['not sure it [knocks]', ['possible']],
    ['it nearly [stalls]', ['possible']],
    ['it runs fine [on the highway]', ['possible']],
    ['scared it will [overheat]', ['feared']],
    ['what if the brakes [fail]', ['feared']],
    ['he says it will [overheat]', ['second hand']],
    ['he thinks it is just [water]', ['second hand']],
    ['it used to [overheat]', ['history']],
    ['had a [flat], plugged it', ['history']],
    ['are my brakes [failing]?', ['asked']],
    ['my old truck had [smoke]', ['other car']],
    ['the truck in front of me had [smoke]', ['other car']],
    ['was [overheating] so I replaced the fan', ['mended']],
    ['to see if it would [overheat]', ['supposed']],
    ['maybe it [knocks]', ['hedged']],
    ['the [pedal is firm] until I hold it', ['turned']],
    ['it [knocks]', []],
  ])('is given by a trigger: %s', (text, given) => expect(told(text)).toEqual(given))

  it.each([
    ['the [smoke] not', []],
    ['gone the [knocking]', []],
    ['plugged it, had a [flat]', []],
  ])('is given from the side on which the trigger must stand alone: %s', (text, given) =>
    expect(told(text)).toEqual(given),
  )

  it.each([
    ['no one two three [smoke]', ['absent']],
    ['no one two three four [smoke]', []],
    ['the [noise] all gone', ['absent']],
    ['the [noise] is all gone', []],
    ['used to be [hot]', ['history']],
    ['used to be very [hot]', []],
  ])('is given as far as the scope of the trigger reaches: %s', (text, given) =>
    expect(told(text)).toEqual(given),
  )

  it.each([
    'no smoke but it [knocks]',
    'no smoke however it [knocks]',
    'no smoke, it [knocks]',
    'no smoke. It [knocks]',
    'no smoke and it [knocks]',
    'no houses nearby [smoke]',
    'will not start in the [morning]',
  ])('ends where something terminates the trigger: %s', (text) => expect(told(text)).not.toContain('absent'))

  it.each([
    'no change in the [knock]',
    'not only does it [knock]',
    'no wonder it [knocks]',
    'no idea why it [knocks]',
    'no, it [knocks]',
    "can't find the [leak]",
    'it stalls without warning [while driving]',
    'it grinds even without [braking]',
    'drops to nothing [on the highway]',
  ])('is not given by what only looks like a trigger: %s', (text) => expect(told(text)).toEqual([]))

  it.each([
    ["it won't start when [cold]", ['present']],
    ["it doesn't do it [when cold]", ['absent']],
    ['no squeak [when I turn left]', ['possible']],
    ['never [overheated] before today', ['present']],
    ['afraid it will [overheat] again', []],
    ['had a [flat], plugged it and it is back', []],
    ['the [knock] is gone', ['absent']],
    ['the [belt] is gone', []],
    ['the [light] is off', ['absent']],
    ['the [light] is off when cold', []],
    ['the [light stays] out', ['absent']],
    ['the [light is out]', []],
    ['the [noise] is [gone] in neutral', []],
    ['who never changed [oil]', ['absent']],
    ['is my car safe with a [bulge]?', []],
    ['are my brakes [failing]', []],
    ['are my brakes [failing] or what should I do about it now?', []],
    ['it [stops] [when] I hold it', []],
  ])('depends on what stands with the trigger: %s', (text, given) => expect(told(text)).toEqual(given))

  it('of two triggers that begin with the same word is that of the longer one', () =>
    expect(told('not certain it [knocks]')).toEqual(['possible']))
})

describe('a sign told from a distance', () => {
  it.each([
    'the engine was [overheating] so i replaced the radiator',
    'it had been [overheating]. the shop changed the thermostat last week',
    'i swapped the water pump because it was [overheating]',
    'drove it hard to see if it would [overheating] at all',
    'they said not to worry unless it starts [overheating]',
    'i shut it off when it was about to [overheating]',
  ])('is none that is there now: %s', (text) => expect(['mended', 'supposed']).toContain(told(text)[0]))

  it.each([
    'the engine was [overheating] and it died',
    'it was [overheating] so i replaced the thermostat and it still does it',
    'it was [overheating], i fixed the fan, and it came back',
    '[overheating] again although i replaced the radiator',
    'is it ok to drive if it is [overheating]',
    'i replaced the battery and now it is [overheating]',
    'it [overheated] and the thermostat needs to be replaced',
  ])('is none of those: %s', (text) => expect(told(text)).toEqual([]))

  it('is one that has boiled or overheated and was mended', () =>
    expect(told('it [overheated] last week, the thermostat was replaced')).toEqual(['mended']))
})
