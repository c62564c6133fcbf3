import { describe, expect, it } from 'vitest'
import { smallParts } from '../../test/small-parts.ts'
import { screenWords, UNSCREENED } from './screen-words.ts'

const parts = smallParts()
const withExplanation = {
  ...parts,
  model: { ...parts.model, rules: parts.model.rules.map((rule) => ({ ...rule, unless: ['loud'] })) },
}

describe('words that could not be read in time', () => {
  it('are told of with the headline of the sheet where a rule forbids to drive', () => {
    const { urgency, text } = screenWords(parts, ['the pedal sinks', 'and it squeals'])
    expect(urgency).toBe('stop')
    expect(text).toMatch(/^\*\*Don’t drive it\.\*\* A soft pedal\./)
  })

  it('keep the danger of an earlier message, whatever a later one tells beside it', () => {
    const [danger, later] = ['the pedal sinks', 'the exhaust is loud']
    expect(screenWords(withExplanation, [danger, later]).urgency).toBe('stop')
    expect(screenWords(withExplanation, [`${danger} and ${later}`])).toEqual(UNSCREENED)
  })

  it('say nothing of driving where no rule forbids it', () => {
    expect(screenWords(parts, ['it squeals'])).toEqual(UNSCREENED)
    const hasty = {
      ...parts,
      model: {
        ...parts.model,
        rules: parts.model.rules.map((rule) => ({ ...rule, urgency: 'soon' as const })),
      },
    }
    expect(screenWords(hasty, ['the pedal sinks'])).toEqual(UNSCREENED)
    expect(UNSCREENED.text).not.toMatch(/\bYes\b/)
  })

  it('of which there are too many are screened from the last', () => {
    const long = 'it squeals. '.repeat(400)
    expect(screenWords(parts, ['the pedal sinks', long]).urgency).toBeNull()
    expect(screenWords(parts, [long, 'the pedal sinks']).urgency).toBe('stop')
  })
})
