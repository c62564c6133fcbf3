import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pricedText } from '../src/priced-text.ts'
import { readHowTos } from '../src/read-advice.ts'
import { readArticles } from '../src/read-articles.ts'
import { readKnowledge } from '../src/read-knowledge.ts'
import { knowledgeFolder, yamlFilesIn } from '../src/read-knowledge-files.ts'

const { causes } = readKnowledge()

describe('a price in prose', () => {
  const cost = (parts: [number, number], labor: [number, number]) =>
    ({ parts, labor, currency: 'USD', year: 2025 }) as const
  const text = pricedText([
    { id: 'hose_burst', cost: cost([40, 180], [120, 320]) },
    { id: 'pump_worn', cost: cost([400, 900], [300, 650]) },
    { id: 'plug_left_loose', cost: cost([0, 30], [0, 170]) },
  ])

  it.each([
    ['A hose is {cost:hose_burst}.', 'A hose is $160 to $500.'],
    ['Mostly {cost:hose_burst+pump_worn}.', 'Mostly $160 to $1,550.'],
    ['The part is {parts:pump_worn}.', 'The part is $400 to $900.'],
    ['Up to {most:plug_left_loose}.', 'Up to $200.'],
  ])('%s is read with the figures of the causes', (written, read) => expect(text.parse(written)).toBe(read))

  it.each(['{cost:no_such_cause}', '{price:hose_burst}', '{cost:hose_burst+}', '{cost:plug_left_loose}'])(
    '%s is a mistake that stops the reading',
    (written) => expect(text.safeParse(written).success).toBe(false),
  )
})

describe('the price list', () => {
  it('has no place left open in what is read', () => {
    const prose = [
      ...readHowTos(causes).map(({ answer }) => answer),
      ...readArticles(causes).flatMap(({ summary, sections }) => [
        summary,
        ...sections.map(({ text }) => text),
      ]),
    ]
    expect(prose.filter((text) => /[{}]/.test(text))).toEqual([])
  })

  it('stands in the causes alone: no how-to and no article has a figure of its own for such a repair', () => {
    const repairs = [
      'alternator|starter|thermostat|radiator|water pump|fuel pump',
      '(?:coolant|brake|vacuum) hose|head gasket|heater core|caliper|master cylinder|pads',
      'rotors|discs|wheel bearing|axle|ball joint|control arm|struts|sway bar links?',
      'tie rod ends?|rack|clutch|coil|(?<!glow )plugs|muffler|converter|turbo|compressor',
      'tensioner|timing belt|purge valve|(?:oxygen|speed|crank) sensor|NOx sensor',
    ].join('|')
    const ownFigure = new RegExp(
      `\\b(?:${repairs})\\b[^$.;,{}]{0,30}\\$\\d|\\$[\\d,]+ for an? (?:${repairs})\\b`,
      'gi',
    )
    const written = [join(knowledgeFolder, 'how-to.yaml'), ...yamlFilesIn('articles')]
    const found = written.flatMap(
      (path) => readFileSync(path, 'utf8').replace(/\s+/g, ' ').match(ownFigure) ?? [],
    )
    expect(found).toEqual([])
  })

  // What a master technician of 25 years bills in 2025-26 at a US independent shop (review of the product, section 2 C).
  it.each([
    ['starter_motor_worn', 400, 900],
    ['alternator_not_charging', 500, 1_100],
    ['fuel_pump_dying', 700, 1_400],
    ['bearing_front_worn', 350, 800],
    ['axle_outer_cv_worn', 350, 800],
    ['cool_radiator_leak', 600, 1_300],
    ['cool_thermostat_stuck_closed', 250, 600],
    ['cool_head_gasket_leak', 2_000, 4_500],
    ['auto_clutch_pack_burnt', 3_800, 8_000],
    ['cvt_belt_pulley_slip', 4_500, 8_500],
    ['susp_shocks_worn', 700, 1_500],
    ['steer_rack_worn_or_loose', 1_000, 3_000],
    ['hvac_compressor_not_pumping', 1_000, 2_000],
    ['turbo_bearings_worn', 1_800, 4_500],
    ['brake_pads_worn_to_metal', 350, 750],
    ['brake_hybrid_actuator_failing', 2_000, 4_500],
    ['fuel_high_pressure_pump_weak', 900, 2_500],
  ])('%s costs what a shop bills for it', (id, low, high) => {
    const { parts, labor } = causes.find((cause) => cause.id === id)?.cost ?? { parts: [], labor: [] }
    const [least = 0, most = 0] = [0, 1].map((end) => (parts[end] ?? 0) + (labor[end] ?? 0))
    expect(Math.abs(least - low) / low).toBeLessThanOrEqual(0.25)
    expect(Math.abs(most - high) / high).toBeLessThanOrEqual(0.25)
  })
})
