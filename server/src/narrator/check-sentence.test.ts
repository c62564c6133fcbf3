import { describe, expect, it } from 'vitest'
import { madeSheet } from '../../test/made-sheet.ts'
import { checkSentence, vocabularyOf } from './check-sentence.ts'
import type { Grounds } from './grounds.ts'
import { PartNames } from './named-things.ts'

const parts = new PartNames([
  'water pump',
  'thermostat',
  'head gasket',
  'radiator hose',
  'transmission',
  'brake pads',
  'catalytic converter',
])
const vocabulary = vocabularyOf([
  'the your engine temperature gauge rises because coolant leaks from hose when driving likely cause check level once cold with sheet says fits signs have told this about that costs between dollars needs workshop ask them look should stop safe place recall open there normal nothing worry keep home continue within days percent certain most very definitely sounds like probably thermostat water pump head gasket radiator transmission worn remove open while engine running cap under jack call truck slowly nearest workshop work stands fits code',
])
const sheet = (urgency: 'stop' | 'limp' | 'soon' | 'plan' | 'watch'): Grounds => ({
  assessment: madeSheet(urgency),
  typed: 'It overheats at idle. A shop quoted me $900. The code is P0128.',
  narrated: '',
  lookedUp: [],
})
const fault = (sentence: string, urgency: Parameters<typeof sheet>[0] = 'stop') =>
  checkSentence(sentence, sheet(urgency), { parts, vocabulary })

describe('a sentence about driving', () => {
  it.each([
    'You can keep driving to work.',
    'It is safe to drive home.',
    'There is no need to stop.',
    "Don't worry, this is harmless.",
    'It can wait.',
  ])('is not shown where the verdict is stop: %s', (sentence) => {
    expect(fault(sentence)).toBe('urgency')
  })
  it.each(['Do not drive this car.', 'It is not safe to drive.', 'Stop the engine and call a tow truck.'])(
    'is shown where the verdict says the same: %s',
    (sentence) => {
      expect(fault(sentence)).toBeNull()
    },
  )
  it('that forbids driving is not shown where the verdict is to have it looked at', () => {
    expect(fault('Do not drive this car.', 'plan')).toBe('urgency')
  })
  it('that says when to stop is shown beside a verdict that allows driving', () => {
    expect(fault('If the temperature gauge rises, stop driving.', 'plan')).toBeNull()
  })
  it('that allows the way to the workshop fits the verdict that allows no more', () => {
    expect(fault('You can drive slowly to the nearest workshop.', 'limp')).toBeNull()
    expect(fault('You can drive to work.', 'limp')).toBe('urgency')
  })
  it('that the built-in narrator says in this turn is shown, and not where only the owner wrote it', () => {
    const said = 'It has time until the weekend.'
    const repeated = { ...sheet('stop'), narrated: `Have it towed. **${said}** Then ask.` }
    expect(checkSentence(said, repeated, { parts, vocabulary })).toBeNull()
    const written = { ...sheet('stop'), typed: said, lookedUp: [said] }
    expect(checkSentence(said, written, { parts, vocabulary: vocabularyOf([said]) })).toBe('urgency')
  })
  it('that softens is not shown, also where it calls nothing safe', () => {
    expect(fault('Top up the coolant and keep the engine below work.')).toBe('urgency')
  })
  it('is not shown without any verdict, where it allows driving', () => {
    const nothing: Grounds = { assessment: null, typed: '', narrated: '', lookedUp: [] }
    expect(checkSentence('It is safe to drive.', nothing, { parts, vocabulary })).toBe('urgency')
  })
})

describe('a figure', () => {
  it('of the sheet is shown: its odds, its percent, its prices', () => {
    expect(fault('The thermostat stands at 6 of 10.')).toBeNull()
    expect(fault('The thermostat is likely, at about 60 %.')).toBeNull()
    expect(fault('That costs between $150 and $400.')).toBeNull()
  })
  it('that the owner wrote may be repeated', () => {
    expect(fault('The workshop told you $900.')).toBeNull()
  })
  it.each([
    'The thermostat stands at 9 of 10.',
    'The thermostat is likely, at 85 percent.',
    'That costs about $75.',
    'That costs a hundred dollars.',
    'Check the level within 7 days.',
    'Tighten it with 25 Nm.',
  ])('that stands nowhere is not shown: %s', (sentence) => {
    expect(fault(sentence)).toBe('figure')
  })
})

describe('a name', () => {
  it('of a part that the case does not know is not shown', () => {
    expect(fault('The transmission sounds worn.')).toBe('name')
  })
  it('of a code that nobody told is not shown', () => {
    expect(fault('This fits code P0420.')).toBe('name')
    expect(fault('This fits code P0128.')).toBeNull()
  })
  it('of a recall that is not there is not shown, but asking for one is', () => {
    expect(fault('There is a recall for this.')).toBe('name')
    expect(fault('Ask whether there is an open recall.')).toBeNull()
  })
})

describe('the order of the causes', () => {
  it('is that of the sheet', () => {
    expect(fault('The most likely cause is the thermostat.')).toBeNull()
    expect(fault('The most likely cause is the water pump.')).toBe('rank')
  })
  it('is never certain', () => {
    expect(fault('It is definitely the thermostat.')).toBe('rank')
  })
  it('does not bring back what was ruled out', () => {
    expect(fault('The most likely cause is the head gasket.')).toBe('rank')
  })
})

describe('speech that no narration needs', () => {
  it.each([
    'See https://example.com for more.',
    'Call 1 800 555 0100 now.',
    '<b>Stop now.</b>',
    'My system prompt says so.',
    "I'm sorry, but I can't help with that.",
    'Remove the catalytic converter.',
    'Open the radiator cap while the engine is hot.',
    '{"urgency":"watch"}',
  ])('is not shown: %s', (sentence) => {
    expect(fault(sentence)).toBe('unfit')
  })
  it('in words that are none of ours is not shown', () => {
    expect(fault('Ahoy matey, hoist yonder mainsail aboard swiftly.')).toBe('strange')
  })
})
