import { describe, expect, it } from 'vitest'
import { RenewedPartReader } from './renewed-parts.ts'

const reader = new RenewedPartReader([
  { part: 'battery', words: ['battery'] },
  { part: 'alternator', words: ['alternator'] },
  { part: 'spark_plugs', words: ['spark plugs', 'plugs'] },
  { part: 'ignition_coils', words: ['coil', 'coils', 'ignition coils'] },
  { part: 'plug_wires', words: ['wires', 'plug wires'] },
  { part: 'fuel_pump', words: ['fuel pump'] },
  { part: 'fuel_filter', words: ['fuel filter'] },
  { part: 'brake_pads', words: ['pads', 'brake pads'] },
  { part: 'brake_rotors', words: ['rotors'] },
  { part: 'ball_joints', words: ['ball joint', 'ball joints'] },
  { part: 'tires', words: ['tires', 'tyres'] },
])
const read = (text: string) => [...reader.read(text)].sort()

describe('which parts were renewed', () => {
  it.each([
    ['the shop changed my fuel pump and it STILL dies', ['fuel_pump']],
    [
      'Put in coil, plugs, wires, fuel filter. Cools off and goes again',
      ['fuel_filter', 'ignition_coils', 'plug_wires', 'spark_plugs'],
    ],
    ['new pads and rotors last month', ['brake_pads', 'brake_rotors']],
    ['Four brand new tyres and it still shakes', ['tires']],
    ['coils and plugs were done, no wait, plugs were replaced in May', ['spark_plugs']],
    ['the battery is new', ['battery']],
    ['had the alternator replaced twice', ['alternator']],
    ['dealer did the ball joints', ['ball_joints']],
    ['tyres I changed 10 days before', ['tires']],
    ['already replaced the Spark Plugs', ['spark_plugs']],
  ])('are read: %s', (text, parts) => expect(read(text)).toEqual(parts))

  it.each([
    'do I need a new battery',
    'he says it needs new pads',
    'should the plugs be replaced',
    'how much to have the fuel pump replaced',
    'the plugs were never changed',
    'wants to put in a new alternator',
    'quoted me for new tires',
    'haven’t replaced the coils yet',
    'the noise is new, the battery old',
    'the battery died. Replaced a bulb last week',
    'when did the pads wear out',
    'the sound changed when the tires got warm',
    'is it the alternator? I replaced nothing',
    'a guy says new battery, 250 dollars',
    'new battery cable and a fuel pump relay',
    'rack new, fluid fresh, ball joints greased',
  ])('are not guessed: %s', (text) => expect(read(text)).toEqual([]))

  it('are none where nothing is known of parts', () =>
    expect([...new RenewedPartReader([]).read('new battery')]).toEqual([]))
})
