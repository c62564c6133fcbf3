import type { Observation } from '@candi/domain'
import { compilePhrase, SignReader } from '@candi/engines/text'
import { readKnowledge } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { acts } from '../../test/shipped-acts.ts'
import { correctEarlier, tellsThatAnEarlierSignStopped } from './correct-earlier.ts'

const { findings } = readKnowledge()
const model = { findings: new Map(findings.map((finding) => [finding.id, finding])) }
const parts = { model, acts }
const reader = new SignReader(
  findings.flatMap(({ id, phrases }) => phrases.map((phrase) => compilePhrase(id, phrase))),
  null,
)
function standing(...texts: string[]): string[] {
  const told = new Map<string, Observation>()
  for (const text of texts) correctEarlier(parts, told, reader.read(text), text)
  return [...told.values()].filter(({ state }) => state === 'present').map(({ finding }) => finding)
}

describe('what is said later', () => {
  it.each(["it's not grinding", 'sorry I was wrong, its not grinding, only in the morning'])(
    'takes back every telling of a noise that it denies as a whole: %s',
    (text) => {
      expect(standing('grinding when I brake')).toContain('grind_braking')
      expect(standing('grinding when I brake', text)).not.toContain('grind_braking')
    },
  )

  it.each([
    'the grinding has stopped',
    'the grinding is gone',
    'no grinding since this morning',
    'the grinding quit on its own',
    'no more grinding, all quiet again',
    'not grinding anymore',
    "it's not grinding when cold",
  ])('takes nothing back where it only tells when or for how long: %s', (text) =>
    expect(standing('grinding when I brake', text)).toContain('grind_braking'),
  )

  it('takes nothing else back', () => {
    expect(standing('grinding when I brake and the oil light came on', "it's not grinding")).toContain(
      'oil_pressure_lamp_on',
    )
  })
})

describe('whether something stopped that was told before', () => {
  const told = (text: string) => reader.read(text).map(({ observation }) => observation)
  it.each([
    ['the temp gauge is high', 'temp gauge is normal now'],
    ['the temp gauge is high', 'it is fine now'],
    ['my car shakes at 60', 'it went away'],
    ['my car shakes at 60', 'the shaking has vanished'],
    ['the oil light came on', 'oil lamp went out again by itself'],
  ])('%s: %s', (before, text) => expect(tellsThatAnEarlierSignStopped(acts, text, told(before))).toBe(true))
  it.each([
    ['my car shakes at 60', 'temp gauge is normal'],
    ['the brakes grind', 'the battery is fine'],
    ['the brakes grind', 'since monday'],
    ['the brakes grind', 'it stops me but grinds'],
    ['it stalls', 'it stops at red lights'],
    ['it stalls', 'the left blinker quit'],
    ['it stalls', 'no more power uphill'],
    ['it takes long to start when warm', 'cold start is fine'],
    ['it ticks when cold', 'goes away when warm'],
    ['the brake pedal is soft', 'brakes gone'],
    ['the chain rattles on a cold start', '3 seconds then gone'],
  ])('not so: %s: %s', (before, text) =>
    expect(tellsThatAnEarlierSignStopped(acts, text, told(before))).toBe(false),
  )
})
