import { readBundle } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { acts } from '../../test/shipped-acts.ts'
import { findHowTo } from './find-how-to.ts'

const { howTos } = readBundle()
const found = (text: string) => findHowTo({ howTos, acts }, text)?.id ?? null

describe('the short answer to a question', () => {
  it.each([
    ['can i push start an automatic?', 'push_start'],
    ['how do i find a good mechanic near me', 'choose_workshop'],
    ['will it fail inspection', 'safety_inspection'],
    ['how do i check transmission fluid on a 2015 civic', 'check_transmission_fluid'],
    ['can i drive with the airbag light on', 'lamp_airbag'],
    ['how do i know if my head gasket is blown', 'what_head_gasket'],
    ['where can i get my codes read for free', 'code_reader'],
  ])('%s: %s', (text, id) => expect(found(text)).toBe(id))

  it.each([
    'how long does a brake job take',
    'how long does an oil change take',
    'how do i change a serpentine belt',
    'how do i fix a cracked windshield',
    'how do i get a smell out of my car',
    'can i drive without a catalytic converter',
    'can i drive with a dead battery',
    'what does a water pump do',
  ])('is none rather than that of a neighbor: %s', (text) => expect(found(text)).toBeNull())

  it('is found by nearly every way of asking that is known', () => {
    const asks = howTos.flatMap((howTo) => howTo.asks.map((ask) => ({ ask, howTo })))
    const lost = asks.filter(({ ask, howTo }) => findHowTo({ howTos, acts }, ask) !== howTo)
    expect(lost.length / asks.length).toBeLessThan(0.005)
  })
})
