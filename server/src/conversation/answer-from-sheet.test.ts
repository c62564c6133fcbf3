import { describe, expect, it } from 'vitest'
import { madeSheet } from '../../test/made-sheet.ts'
import { answerFromSheet } from './answer-from-sheet.ts'
import type { TalkTopic } from './topic-of-talk.ts'

const TODAY = new Date('2026-03-12T12:00:00Z')
const answer = (topic: TalkTopic, text: string, urgency: 'stop' | 'limp' | 'soon' = 'soon') =>
  answerFromSheet(topic, text, madeSheet(urgency), TODAY)

describe('the sheet answers', () => {
  // Labor $120 to $280 at $140 an hour: 51 minutes to 2 hours, by half hours.
  it('how long a repair takes, by its labor', () =>
    expect(answer('time', 'how long will it take')).toContain('about 1 to 2 hours of work'))

  it('what it costs at best and at worst', () => {
    const told = answer('extremes', 'worst case?')
    expect(told).toContain('$150 at best and $400 at worst')
  })

  it('what it costs in all, and parts and labor apart', () =>
    expect(answer('cost', 'how much will it be')).toContain(
      'replace the thermostat: $150 to $400 (parts $30 to $120, labor $120 to $280)',
    ))

  it('why it happened with the story of the likeliest cause, and no certainty', () => {
    const told = answer('cause', 'why')
    expect(told).toContain('thermostat stuck, at 6 of 10')
    expect(told).toContain('The coolant no longer moves as it should.')
  })

  it('how sure it is with the signs that speak for it, and where none does by itself, with what does', () => {
    const sheet = madeSheet('soon')
    const told = (signsFor: string[]) =>
      answerFromSheet(
        'certainty',
        'are you sure',
        { ...sheet, causes: sheet.causes.map((row) => ({ ...row, why: 'It fits as a whole.', signsFor })) },
        TODAY,
      )
    expect(told(['the gauge rises', 'it steams'])).toContain(
      'What speaks for it: the gauge rises and it steams.',
    )
    expect(told([])).toMatch(/rest is open\. It fits as a whole\./)
  })

  it('a doubt by saying how much is open', () =>
    expect(answer('doubt', 'thats not it')).toContain('stands at 6 of 10, no more'))

  it('whether it gets worse, and forbids nothing that the verdict allows', () => {
    expect(answer('worse', 'will it get worse', 'stop')).toContain('It can.')
    expect(answer('waiting', 'what if i ignore it', 'stop')).toContain('Please do not.')
    expect(answer('worse', 'will it get worse')).not.toContain('Please do not.')
  })

  it.each<[TalkTopic, string]>([
    ['newCase', 'different car'],
    ['now', 'what now'],
    ['drive', 'can i drive like that'],
    ['trip', 'can i drive home'],
    ['explosion', 'will it blow up'],
    ['waiting', 'what if i ignore it'],
    ['worse', 'will it get worse'],
    ['excuse', 'sorry, I know nothing about cars'],
    ['extremes', 'worst case?'],
    ['doubt', 'thats not it'],
    ['inShort', 'i dont understand'],
    ['fear', 'im scared'],
  ])('nothing about %s that leaves out that a car must not be driven', (topic, text) => {
    for (const urgency of ['stop', 'limp'] as const)
      expect(answer(topic, text, urgency)).toContain(madeSheet(urgency).verdict.headline)
  })

  it('in two plain sentences who asks for it shorter', () => {
    const told = answer('inShort', 'too long', 'limp') ?? ''
    expect(told).toContain('can you drive it? **Only to the nearest workshop.**')
    expect(told).not.toContain('Thermostat')
  })

  it('nothing where it holds nothing', () => {
    const empty = { ...madeSheet('soon'), causes: [] }
    for (const topic of ['cost', 'cause', 'check', 'time'] as const)
      expect(answerFromSheet(topic, '', empty, TODAY)).toBeNull()
    expect(answerFromSheet('tools', 'what tools do i need', madeSheet('soon'), TODAY)).toBeNull()
  })
})
