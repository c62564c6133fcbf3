import { describe, expect, it } from 'vitest'
import { readKnowledge } from './read-knowledge.ts'
import { mistakesInSeen, readSeen } from './read-seen.ts'
import { guidedQuestions } from './seen-file.ts'

const knowledge = readKnowledge()
const seen = readSeen(knowledge)
const questions = [
  ...seen.lamps.flatMap(({ question }) => question ?? []),
  ...Object.values(seen.questions).flat(),
]

describe('what things seen in photos mean', () => {
  it('names only findings and lamps that exist, and speaks only for findings that some cause knows', () => {
    expect(mistakesInSeen(seen, knowledge)).toEqual([])
  })

  it('asks each question once, and gives each at least one answer that says something', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { id, options } of questions)
      expect([id, options.some(({ says }) => says.length > 0)]).toEqual([id, true])
  })

  it('guides through leaks, smoke, tires, brakes, the engine bay and the body with seven questions at most', () => {
    expect(Object.keys(seen.questions).sort()).toEqual([
      'body',
      'brake',
      'engine_bay',
      'leak',
      'smoke',
      'tyre',
    ])
    for (const asked of Object.values(seen.questions)) expect(asked.length).toBeLessThanOrEqual(7)
  })

  it('takes seven questions of one kind, and no eighth', () => {
    const ask = (id: number) => ({
      id: `question_${id}`,
      text: 'Is it wet or dry?',
      how: null,
      requires: [],
      options: [
        { label: 'Wet', says: [{ finding: 'oil_on_engine_seen', state: 'present' }] },
        { label: 'Dry', says: [] },
      ],
    })
    const asked = (count: number) => ({ engine_bay: Array.from({ length: count }, (_, id) => ask(id)) })
    expect(guidedQuestions.safeParse(asked(7)).success).toBe(true)
    expect(guidedQuestions.safeParse(asked(8)).success).toBe(false)
  })

  it('tells oil in the wells of the spark plugs from oil on their tips', () => {
    const optionsOf = (id: string) => questions.find((question) => question.id === id)?.options ?? []
    const saidBy = (id: string, label: string) =>
      optionsOf(id)
        .find((option) => option.label === label)
        ?.says.map(({ finding }) => finding)
    expect(saidBy('bay_wet', 'Oil in the holes of the spark plugs')).toEqual(['oil_in_spark_plug_wells'])
    expect(saidBy('bay_plugs', 'Wet with oil')).toEqual(['spark_plugs_oily'])
  })

  it('lets no proposal of pixels decide anything alone', () => {
    for (const { share } of seen.signs.proposals) expect(share * 0.95).toBeLessThan(0.75)
  })

  it('lets a brake lamp decide nothing alone: most are photographed with the parking brake set', () => {
    const brake = seen.lamps.find(({ id }) => id === 'brake')
    for (const { speaksFor } of brake?.meanings ?? []) expect(speaksFor?.share).toBeLessThan(0.75)
  })

  it('takes no light that is switched on by hand for a fault', () => {
    for (const id of ['high_beam', 'low_beam', 'position_light', 'fog', 'turn_signal', 'cruise', 'ready'])
      for (const { speaksFor, urgency } of seen.lamps.find((lamp) => lamp.id === id)?.meanings ?? [])
        expect([id, speaksFor, urgency]).toEqual([id, null, null])
  })

  it('finds findings that lead nowhere, lamps given twice and colors told twice', () => {
    const [first, ...rest] = seen.lamps
    if (!first) throw new Error('no lamps')
    const lost = { ...first, asksFirst: 'no_finding', meanings: [...first.meanings, ...first.meanings] }
    const mistakes = mistakesInSeen({ ...seen, lamps: [lost, ...rest, first] }, knowledge)
    expect(mistakes.some((mistake) => mistake.includes('no_finding'))).toBe(true)
    expect(mistakes).toContain('a lamp stands twice')
    expect(mistakes).toContain(`the lamp ${first.id} tells of one color twice`)
  })
})
