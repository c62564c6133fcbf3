import { COLOUR_FAMILIES, emptyFacts, LAMPS, PHOTO_KINDS } from '@candi/contracts'
import { FLUID_PROPOSALS, PROPOSALS } from '@candi/engines/photo'
import { describe, expect, it } from 'vitest'
import { dashboardPhoto } from '../../test/dashboard-photo.ts'
import { formAssessment } from '../conversation/form-assessment.ts'
import { understandCase } from '../conversation/understand-case.ts'
import { loadPartsWithoutReader } from './load-diagnosis-parts.ts'
import { productRoot } from './product-root.ts'

const parts = loadPartsWithoutReader(productRoot, () => new Date('2026-11-20T12:00:00Z'))
const book = parts.seen
const { lamps, signs, questions } = book.knowledge
describe('what is known of lamps', () => {
  it('tells of every lamp on the wire, in its order, and of no other', () => {
    expect(lamps.map(({ id }) => id)).toEqual([...LAMPS])
  })

  it('names kinds, colors and proposals as the photo engine and the wire do', () => {
    for (const kind of Object.keys(questions)) expect(PHOTO_KINDS).toContain(kind)
    expect(signs.proposals.map(({ seen }) => seen).sort()).toEqual([...PROPOSALS].sort())
    for (const { options } of Object.values(questions).flat())
      for (const { colour, proposal } of options) {
        if (colour !== null) expect(COLOUR_FAMILIES).toContain(colour)
        if (proposal !== null) expect([...PROPOSALS, ...FLUID_PROPOSALS]).toContain(proposal)
      }
  })

  it('gives every color of a fluid that pixels tell one answer to the question of its color, and none as a sign', () => {
    const asked = (questions.leak ?? []).find(({ id }) => id === 'leak_colour')?.options ?? []
    expect(asked.flatMap(({ proposal }) => proposal ?? []).sort()).toEqual([...FLUID_PROPOSALS].sort())
    for (const { seen } of signs.proposals) expect(FLUID_PROPOSALS).not.toContain(seen)
  })

  it.each(
    lamps.flatMap(({ id, meanings }) =>
      meanings.flatMap(({ colour, urgency, speaksFor }) =>
        speaksFor ? [[id, colour, urgency, speaksFor] as const] : [],
      ),
    ),
  )('says of the %s lamp in %s what the sheet says: %s', async (_id, _colour, urgency, speaksFor) => {
    const { finding, share } = speaksFor
    const sighting = dashboardPhoto([{ finding, confidence: 0.95 * share, words: '', by: 'candi' }])
    const understanding = await understandCase(
      parts,
      [],
      { ...emptyFacts(), sightings: [sighting] },
      new Map(),
    )
    expect(formAssessment(parts, understanding, new Set()).verdict.level).toBe(urgency)
  })

  it.each([
    ['LOW OIL PRESSURE', 'oil_pressure_lamp_on'],
    ['Oil Pressure Low! Stop engine', 'oil_pressure_lamp_on'],
    ['STOPENGINE', 'reduced_power_message'],
    ['CHECK CHARGING SYSTEM', 'battery_lamp_steady'],
    ['ENGINE OVERHEATED', 'temp_lamp_red'],
    ['Check engine oil level', 'oil_level_message'],
    ['Tire Pressure Low', 'tpms_lamp'],
    ['SERVICE STABILITRAK', 'stability_lamp_on'],
    ['Hybrid System Malfunction', 'hybrid_system_warning'],
    ['NO RESTART IN 500 MI', 'adblue_message'],
  ])('takes the message "%s" for %s', (text, finding) => {
    expect(book.signOfMessage(text)?.finding).toBe(finding)
  })

  it.each([
    'OIL LIFE 85%',
    'AdBlue range 4000 mi',
    'Tire pressure 33 psi',
    'SERVICE IN 5000 MI',
    'Trip A 132 mi',
    'BROIL PRESSURE LOWER',
  ])('takes nothing from "%s"', (text) => {
    expect(book.signOfMessage(text)).toBeUndefined()
  })
})
