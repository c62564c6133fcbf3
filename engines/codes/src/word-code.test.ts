import { describe, expect, it } from 'vitest'
import type { CodeWords } from './code-words.ts'
import type { KnownTroubleCode } from './trouble-code.ts'
import { wordTroubleCode } from './word-code.ts'

const words: CodeWords = {
  components: new Map([
    ['catalytic_converter', { name: 'Catalytic converter', what: 'It cleans the exhaust.' }],
    ['oxygen_sensor', { name: 'Oxygen sensor', what: 'It measures oxygen.' }],
    ['coolant_pump', { name: 'Coolant pump', what: 'It moves coolant.' }],
    ['throttle', { name: 'Throttle', what: 'It lets air in.' }],
  ]),
  endings: new Map([['sensor', 'It is one of the sensors.']]),
  modes: new Map([
    ['efficiency_low', { does: 'cleans less than it should', means: 'It removes too little.' }],
    ['no_signal', { shows: 'no signal', means: 'The computer gets none.' }],
    ['disagree', { shows: 'readings do not agree', means: 'Two values differ.' }],
    ['too_low', { does: 'is too low', means: 'The value is below what it should be.' }],
  ]),
  commonCodes: new Map([
    [
      'P0303',
      {
        title: 'Cylinder {cylinder} misfires',
        causes: ['spark plug of cylinder {cylinder}'],
        urgency: 'soon',
        note: 'Mind the lamp.',
      },
    ],
  ]),
  positions: { left_front: 'left front' },
  conditions: { idle: 'at idle' },
  effects: { power_limited: 'The car limits its power.' },
  aspects: { control: 'control circuit' },
  quantities: { flow: 'flow' },
  banks: { '2': 'Bank 2 is the other side.' },
  exhaustSensors: { '1': 'Sensor 1 sits before the catalytic converter.' },
  bases: { conflict: 'Lists differ.' },
  spellings: { egr: 'EGR', module: 'computer' },
  systems: { powertrain: 'engine or drive' },
  areas: { ignition: 'ignition and misfires' },
  unknown: {
    manufacturer: { title: "Maker's code: {field}", meaning: 'The maker decides; the field is {field}.' },
  },
}

const code = (facts: Partial<KnownTroubleCode>): KnownTroubleCode => ({
  code: 'P0999',
  known: true,
  system: 'powertrain',
  standard: 'generic',
  component: 'oxygen_sensor',
  mode: 'no_signal',
  basis: 'agreed',
  ...facts,
})
const titleOf = (facts: Partial<KnownTroubleCode>): string => wordTroubleCode(code(facts), words).title

describe('wordTroubleCode', () => {
  it('says in one line what the part does wrong and where', () => {
    expect(titleOf({ component: 'catalytic_converter', mode: 'efficiency_low', bank: 2 })).toBe(
      'Catalytic converter, bank 2, cleans less than it should',
    )
    expect(titleOf({ sensor: 1, bank: 2, condition: 'idle' })).toBe(
      'Oxygen sensor 1, bank 2, at idle: no signal',
    )
    expect(titleOf({ component: 'throttle', mode: 'disagree', unit: 'A/B' })).toBe(
      'Throttle A and B: readings do not agree',
    )
    expect(titleOf({ component: 'throttle', mode: 'disagree', other: 'coolant_pump' })).toBe(
      'Throttle and coolant pump: readings do not agree',
    )
  })

  it('names the quantity when only its amount is wrong', () => {
    expect(titleOf({ component: 'coolant_pump', mode: 'too_low', aspect: 'flow' })).toBe(
      'Coolant pump, flow, is too low',
    )
  })

  it('spells out parts that have no entry and explains them by the part they belong to', () => {
    const worded = wordTroubleCode(code({ component: 'coolant_pump_module' }), words)
    expect(worded.title).toBe('Coolant pump computer: no signal')
    expect(worded.meaning).toBe('It belongs to this part: coolant pump. The computer gets none.')
  })

  it('explains bank and sensor numbers, what the car does, and doubts about the meaning', () => {
    expect(
      wordTroubleCode(code({ bank: 2, sensor: 1, effect: 'power_limited', basis: 'conflict' }), words)
        .remarks,
    ).toEqual([
      'Bank 2 is the other side.',
      'Sensor 1 sits before the catalytic converter.',
      'The car limits its power.',
      'Lists differ.',
    ])
  })

  it('gives causes and a hint of urgency for codes described by hand, and none for others', () => {
    const misfire = wordTroubleCode(code({ code: 'P0303', cylinder: 3 }), words)
    expect(misfire).toMatchObject({
      title: 'Cylinder 3 misfires',
      commonCauses: ['spark plug of cylinder 3'],
      urgency: 'soon',
      remarks: ['Mind the lamp.'],
    })
    expect(wordTroubleCode(code({}), words)).toMatchObject({ commonCauses: [] })
    expect(wordTroubleCode(code({}), words).urgency).toBeUndefined()
  })

  it('tells only the field of a code that belongs to the maker', () => {
    const worded = wordTroubleCode(
      { code: 'P1326', known: false, system: 'powertrain', standard: 'manufacturer', area: 'ignition' },
      words,
    )
    expect(worded.title).toBe("Maker's code: ignition and misfires")
  })
})
