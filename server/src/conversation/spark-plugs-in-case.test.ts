import { compilePhrase, SignReader } from '@candi/engines/text'
import { readKnowledge, readSeen } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { questionsOfPhoto } from './questions-of-photo.ts'
import { seenBook } from './seen-book.ts'

const knowledge = readKnowledge()
const reader = new SignReader(
  knowledge.findings.flatMap(({ id, phrases }) => phrases.map((phrase) => compilePhrase(id, phrase))),
  null,
)
const ofPlugs = (text: string) =>
  reader
    .read(text)
    .map(({ observation: { finding, state } }) => `${finding} ${state}`)
    .filter((sign) => /^spark_plugs?_(?!overdue)|^oil_in_spark_plug_wells/.test(sign))

describe('spark plugs in the owner’s words', () => {
  it.each([
    ['I had them out and all the plugs were black', 'spark_plugs_sooty'],
    ['number 3 plug was fouled with oil', 'spark_plugs_oily'],
    ['It cranks and cranks, spark plug wet with gas', 'spark_plugs_fuel_wet'],
    ['runs hot and has white plugs', 'spark_plugs_white'],
    ['pulled the plugs and the gap was huge', 'spark_plugs_gap_wide'],
    ['the porcelain cracked on one of them', 'spark_plug_cracked'],
    ['plug 2 comes out steam clean every time', 'spark_plug_washed_clean'],
    ['there is oil standing in the plug tube', 'oil_in_spark_plug_wells'],
  ])('are read in "%s"', (text, finding) => {
    expect(ofPlugs(text)).toEqual([`${finding} present`])
  })

  it.each([
    'When I plug it in the charge port light goes black',
    'The block heater plug is white and wet with snow',
    'It was unplugged and the connector is black with oil',
    'The glow plug light stays on and it blows black smoke',
    'The plug behind the headlight is melted and white',
    'Changed the plugs and coils, still black smoke and white steam',
    'Oil change, air filter and new spark plugs last week',
    'The gap between the hood and the fender is huge',
  ])('are not read in "%s"', (text) => {
    expect(ofPlugs(text)).toEqual([])
  })
})

describe('a photo of the engine bay or of spark plugs', () => {
  it('is asked what the tips look like, and none of its seven questions is dropped', () => {
    const questions = questionsOfPhoto(seenBook(readSeen(knowledge)), 'engine_bay', [], { proposals: [] })
    expect(questions.map(({ id }) => id)).toEqual([
      'bay_belt',
      'bay_oil_cap',
      'bay_oil_level',
      'bay_coolant',
      'bay_plugs',
      'bay_battery',
      'bay_wet',
    ])
  })
})
