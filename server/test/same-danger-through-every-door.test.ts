import { type CaseFacts, emptyFacts } from '@candi/contracts'
import {
  type FindingId,
  presentIn,
  rulesThatHold,
  SURE_WITNESS,
  URGENCIES,
  type UrgencyRule,
} from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { formAssessment } from '../src/conversation/form-assessment.ts'
import { screenedSigns } from '../src/conversation/screen-words.ts'
import { signsOfPhoto } from '../src/conversation/signs-of-photo.ts'
import { understandCase } from '../src/conversation/understand-case.ts'
import { loadBundle, loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { dashboardPhoto } from './dashboard-photo.ts'
import { codesTelling, doorsOfWitnesses, wordsTelling } from './doors.ts'

const parts = loadPartsWithoutReader(productRoot)
const bundle = loadBundle(productRoot)
const { model } = parts
const NOTHING = { lamps: [], bulbCheck: false, lines: [], proposals: [], gauges: [] }

async function assess(facts: Partial<CaseFacts>) {
  const understanding = await understandCase(parts, [], { ...emptyFacts(), ...facts }, new Map())
  return formAssessment(parts, understanding, new Set())
}

/** Every name of every sign once, the others told by their first name. */
const waysToHold = ({ all }: UrgencyRule): FindingId[][] => {
  const firsts = all.map(([first = '']) => first)
  const ways = all.flatMap((names, place) => names.map((name) => firsts.with(place, name)))
  return [...new Map(ways.map((way) => [way.join(), way])).values()]
}
const carOf = ({ fuels }: UrgencyRule) => (fuels?.[0] ? { fuel: fuels[0] } : null)
const chips = (findings: readonly FindingId[]) =>
  findings.map((finding) => ({ finding, state: 'present' as const, source: 'answer' as const }))

const rules = model.rules.map((rule) => [rule.id, rule] as const)

describe('a danger', () => {
  it.each(rules)('is told by chips: %s', async (_, rule) => {
    for (const way of waysToHold(rule)) {
      const { verdict } = await assess({ vehicle: carOf(rule), answers: chips(way) })
      expect(verdict.rules).toContain(rule)
      expect(URGENCIES.indexOf(verdict.level as 'stop')).toBeLessThanOrEqual(URGENCIES.indexOf(rule.urgency))
    }
  })

  it.each(rules)('is told in words: %s', (_, rule) => {
    for (const way of waysToHold(rule)) {
      const text = way.map((finding) => wordsTelling(parts.signs, bundle, finding)).join('. ')
      const told = presentIn(screenedSigns(parts, text).observations)
      expect([...told]).toEqual(expect.arrayContaining(way))
    }
  })

  it.each(rules)(
    'gets the same level through recordings and photos, or is asked for first: %s',
    async (_, rule) => {
      for (const way of waysToHold(rule)) {
        const vehicle = carOf(rule)
        const byChips = await assess({ vehicle, answers: chips(way) })
        for (const [name, door] of Object.entries(doorsOfWitnesses(bundle))) {
          const shown = way.filter((finding) => door.confidenceOf(finding) > 0)
          if (shown.length === 0) continue
          const answers = chips(way.filter((finding) => !shown.includes(finding)))
          const { verdict, questions } = await assess({ vehicle, answers, ...door.facts(shown) })
          const where = `${rule.id} by ${name}: ${way.join(', ')}`
          if (verdict.level === byChips.verdict.level) continue
          const unsure = shown.filter((finding) => door.confidenceOf(finding) < SURE_WITNESS)
          expect(unsure, where).not.toEqual([])
          expect(unsure, where).toContain(questions[0]?.finding.id)
        }
      }
    },
  )

  it.each(rules)('gets the same level by trouble codes, given or told: %s', async (_, rule) => {
    for (const way of waysToHold(rule)) {
      const coded = way.filter((finding) => codesTelling(bundle, finding).length > 0)
      if (coded.length === 0) continue
      const vehicle = carOf(rule)
      const answers = chips(way.filter((finding) => !coded.includes(finding)))
      const byChips = await assess({ vehicle, answers: chips(way) })
      for (const code of codesTelling(bundle, coded[0] ?? '')) {
        const given = await assess({ vehicle, answers, codes: [code] })
        expect(given.verdict.level, code).toBe(byChips.verdict.level)
        const told = screenedSigns(parts, `the scanner shows ${code}`).observations
        expect(told, code).toContainEqual(expect.objectContaining({ finding: coded[0], state: 'present' }))
      }
    }
  })
})

describe('a trouble code of a danger', () => {
  it.each(['P0524', 'P0217', 'P0AA6', 'P0A0D'])('forbids driving, given or told: %s', async (code) => {
    const { verdict } = await assess({ codes: [code] })
    expect([verdict.level, verdict.decidedBy]).toEqual(['stop', 'rule'])
    const { observations } = screenedSigns(parts, `my scanner shows ${code}`)
    expect(rulesThatHold(model, observations)[0]?.urgency).toBe('stop')
  })
})

describe('a lamp that an owner chooses or a photo shows', () => {
  const seen = (...lit: [string, string][]) =>
    signsOfPhoto(parts.seen, {
      ...NOTHING,
      lamps: lit.map(([id, colour]) => ({
        id: id as 'brake',
        colour: colour as 'red',
        probability: 0.97,
        box: [0, 0, 1, 1],
        others: [],
        by: 'candi',
      })),
    })
  const levelOf = async (lit: [string, string][], answers: readonly FindingId[] = []) => {
    const sightings = [dashboardPhoto(seen(...lit))]
    return (await assess({ sightings, answers: chips(answers) })).verdict.level
  }

  it.each<[string, [string, string][], FindingId[], string]>([
    ['oil pressure', [['oil_pressure', 'red']], [], 'stop'],
    ['overheating', [['coolant_temp', 'red']], [], 'stop'],
    [
      'ABS and brake together',
      [
        ['abs', 'amber'],
        ['brake', 'red'],
      ],
      [],
      'stop',
    ],
    ['red brake', [['brake', 'red']], [], 'limp'],
    ['red brake with a soft pedal', [['brake', 'red']], ['brake_pedal_soft'], 'stop'],
    ['red battery', [['battery', 'red']], [], 'limp'],
    ['red battery with heavy steering', [['battery', 'red']], ['steering_heavy_sudden'], 'stop'],
    ['flashing engine lamp', [['check_engine', 'amber']], ['check_engine_light_flashing'], 'limp'],
    ['steady engine lamp', [['check_engine', 'amber']], [], 'soon'],
    ['airbag', [['airbag', 'red']], [], 'soon'],
    ['traction battery', [['ev_battery', 'red']], [], 'limp'],
    ['traction battery that smokes', [['ev_battery', 'red']], ['ev_hv_battery_hot'], 'stop'],
    ['insulation message', [['ev_system', 'red']], ['high_voltage_isolation_warning'], 'stop'],
    ['turtle', [['ev_power_limited', 'amber']], [], 'limp'],
    ['amber brake pads', [['brake_pad', 'amber']], [], 'soon'],
    ['red brake pads', [['brake_pad', 'red']], [], 'limp'],
    ['amber brake', [['brake', 'amber']], [], 'soon'],
    ['amber triangle', [['master_warning', 'amber']], [], 'soon'],
    ['red triangle', [['master_warning', 'red']], [], 'limp'],
  ])('leads to what a mechanic would say: %s', async (_, lit, answers, level) =>
    expect(await levelOf(lit, answers)).toBe(level),
  )
})
