import { describe, expect, it } from 'vitest'
import { judgeFindings } from './judge-findings.ts'
import { compilePhrase } from './phrase.ts'
import { PhraseIndex } from './phrase-index.ts'
import { readTokens } from './read-tokens.ts'
import { SignReader } from './sign-reader.ts'

const index = new PhraseIndex(
  [
    ['squeal_braking', 'brak* ~ squeal*|squeak*'],
    ['no_start', 'will not start'],
    ['no_brakes', 'no brakes'],
    ['smoke', 'smoke'],
    ['when_cold', 'when|if cold'],
    ['knock', 'knock*'],
    ['pedal_soft', 'pedal ~ soft'],
    ['pedal_low', 'pedal is|goes low'],
    ['oil_lamp', 'oil !change|life light'],
    ['grind', 'grind* ~ brak*'],
    ['smell_at_start', 'smell* ~ start*'],
    ['on_the_road', 'while driving'],
    ['lamp', 'engine light'],
    ['in_turns', 'when|i turn left'],
    ['on_highway', 'on highway'],
    ['cold_start', 'cold start'],
    ['belt_off', 'belt is gone|off'],
    ['belt', 'belt'],
    ['coolant_lost', 'coolant loss|not'],
    ['quiet_when_held', 'stops when hold'],
  ].map(([finding, phrase]) => compilePhrase(finding ?? '', phrase ?? '')),
)
const read = (text: string) => {
  const tokens = readTokens(text)
  return Object.fromEntries(
    judgeFindings(text, tokens, index.find(tokens)).map(({ observation }) => [
      observation.finding,
      observation.state,
    ]),
  )
}

describe('findings from words', () => {
  it.each<[string, Record<string, string>]>([
    ['the brakes squeal', { squeal_braking: 'present' }],
    ['the pedal does not go to soft', { pedal_soft: 'absent' }],
    ['squeaks every time I brake', { squeal_braking: 'present' }],
    ['the brakes do not squeal', { squeal_braking: 'absent' }],
    ["it doesn't do it when cold", { when_cold: 'absent' }],
    ["it won't start when cold", { no_start: 'present', when_cold: 'present' }],
    ["car won't start", { no_start: 'present' }],
    ['no smoke, brakes fine', { smoke: 'absent' }],
    ['no houses nearby smoke everywhere', { smoke: 'present' }],
    ['no brakes at all', { no_brakes: 'present' }],
    ['it knocks but nothing on the highway', { knock: 'present', on_highway: 'absent' }],
    ['there is nothing under there and no smoke', { smoke: 'absent' }],
    ['drops to nothing on the highway', { on_highway: 'present' }],
    ['nae smoke frae it', { smoke: 'absent' }],
    ['is my engine light on?', {}],
    ['is it normal that there is smoke?', { smoke: 'present' }],
    ['why is there smoke?', { smoke: 'present' }],
    ['did they leave smoke?', {}],
    ['so scared it will smoke', {}],
    ['it knocks away when I turn left', { knock: 'present', in_turns: 'present' }],
    ['no smoke and the brakes squeal', { smoke: 'absent', squeal_braking: 'present' }],
    ['no smoke but it knocks', { smoke: 'absent', knock: 'present' }],
    ['not only smoke', { smoke: 'present' }],
    ["I'm not sure if it knocks", {}],
    ['it knocks. no smoke', { knock: 'present', smoke: 'absent' }],
    ['the knocking is gone', { knock: 'absent' }],
    ['My knee is soft. The pedal is high', {}],
    ['the pedal is low', { pedal_low: 'present' }],
    ['the pedal is not low', { pedal_low: 'absent' }],
    ["the pedal isn't low", { pedal_low: 'absent' }],
    ['the pedal is not only low', { pedal_low: 'present' }],
    ['I am not sure the pedal is low', {}],
    ['oil light', { oil_lamp: 'present' }],
    ['oil pressure light', { oil_lamp: 'present' }],
    ['oil change light', {}],
    ['the service oil light', { oil_lamp: 'present' }],
    ['after the change, oil light', { oil_lamp: 'present' }],
    ['it grinds when braking', { grind: 'present' }],
    ['it grinds without braking', {}],
    ['it grinds even without braking', { grind: 'present' }],
    ['it brakes without grinding', { grind: 'absent' }],
    // That it does not start denies the start alone; whether the smell comes with it was not said.
    ['the car does not start, smells of fuel', {}],
    ['it starts and does not smell', { smell_at_start: 'absent' }],
    ['it stalls without warning while driving', { on_the_road: 'present' }],
    ['it stalls for no apparent reason while driving', { on_the_road: 'present' }],
    ['not while driving', { on_the_road: 'absent' }],
    ["I'm scared it will smoke on the trip", {}],
    ['I wonder if it will last, there is smoke', { smoke: 'present' }],
    ['afraid it will smoke again', { smoke: 'present' }],
    ['he says it could smoke', {}],
    ['it used to smoke', {}],
    ['it no longer knocks', { knock: 'absent' }],
    ["the engine light won't go off", { lamp: 'present' }],
    ['the engine light has not gone out', { lamp: 'present' }],
    // A "no" that answers denies nothing of what it goes on with.
    ['no it still knocks', { knock: 'present' }],
    ['no the engine light came on', { lamp: 'present' }],
    ["I don't know why it knocks", { knock: 'present' }],
    ["can't find the smoke", { smoke: 'present' }],
    ['it never knocked before today', { knock: 'present' }],
    ["I can't press the pedal, it is soft", {}],
    ['the pedal came up, it is not soft', { pedal_soft: 'absent' }],
    ['my old truck had smoke', {}],
    ['there was smoke on my old car', {}],
    ['he says I lose oil and it will smoke', {}],
    ['it had a knock, fixed it', {}],
    ['it had a knock, fixed it and it is back', { knock: 'present' }],
    ['I am scared of the smoke', { smoke: 'present' }],
    ['the engine light is off', { lamp: 'absent' }],
    ['the engine light has never come on', { lamp: 'absent' }],
    ['the engine light came on', { lamp: 'present' }],
    ['the engine light goes off when hot', { lamp: 'present' }],
    // What is well at a moment is no trouble of that moment.
    ['goes away when I turn left', {}],
    ['fine on the highway', {}],
    ['it shakes on the highway', { on_highway: 'present' }],
    ['the cold start is fine', {}],
    ['it stops when I hold it', { quiet_when_held: 'present' }],
    // A thing that is gone is missing; a noise that is gone has stopped.
    ['the belt is gone', { belt_off: 'present', belt: 'present' }],
    // One word of a phrase that denies says nothing of the others.
    ['no coolant loss', { coolant_lost: 'absent' }],
    ['coolant is not there', { coolant_lost: 'present' }],
    ['no squeak when I turn left', {}],
  ])('reads "%s"', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('reads the sharper of two signs that the same words seem to tell', () => {
    const reader = new SignReader(
      [compilePhrase('hot', 'gauge ~ hot'), compilePhrase('hot_when_cold', 'gauge ~ cold')],
      null,
      new Map([['hot_when_cold', ['hot']]]),
    )
    const findings = (text: string) => reader.read(text).map(({ observation }) => observation.finding)
    expect(findings('the gauge is at hot')).toEqual(['hot'])
    expect(findings('the gauge is at hot on a cold engine')).toEqual(['hot_when_cold'])
  })

  it('reads a reassurance as the sign’s absence, unless the sentence turns', () => {
    const reassured = new PhraseIndex([
      compilePhrase('soft', 'soft pedal'),
      compilePhrase('soft', 'pedal is firm', 'absent'),
    ])
    const stateOf = (text: string) => {
      const tokens = readTokens(text)
      return judgeFindings(text, tokens, reassured.find(tokens))[0]?.observation.state
    }
    expect(stateOf('the pedal is firm')).toBe('absent')
    expect(stateOf('the pedal is not firm')).toBeUndefined()
    expect(stateOf('the pedal is firm until I hold it')).toBeUndefined()
    expect(stateOf('the pedal is softer than firm')).toBeUndefined()
    expect(stateOf('a soft pedal')).toBe('present')
  })

  it('keeps the owner’s own words as provenance', () => {
    const text = 'When I BRAKE hard it Squeals!'
    const tokens = readTokens(text)
    const sign = judgeFindings(text, tokens, index.find(tokens))[0]
    expect(sign?.observation.quote).toBe('BRAKE hard it Squeals')
  })

  it('trusts a hedged telling less than a plain one', () => {
    const confidence = (text: string) => {
      const tokens = readTokens(text)
      return judgeFindings(text, tokens, index.find(tokens))[0]?.observation.confidence ?? 0
    }
    expect(confidence('maybe it knocks')).toBeLessThan(confidence('it knocks'))
  })
})
