import { describe, expect, it } from 'vitest'
import { messagesIn } from './text-messages.ts'

const read = (...texts: string[]) =>
  messagesIn(texts.map((text) => ({ text, probability: 0.9, box: [0, 0, 1, 0.1] as const })))

describe('messages of a display', () => {
  it('are kept as read, with the spaces that a reader lost', () => {
    expect(read('LOW OIL PRESSURE', 'LOWTIREPRESSURE', 'Service soon')).toEqual([
      'LOW OIL PRESSURE',
      'LOW TIRE PRESSURE',
      'Service soon',
    ])
  })

  it('are neither scales nor names nor what a display always shows', () => {
    expect(
      read('km/h', 'x1000rpm', '80', 'VOLKSWAGEN', 'ODO', 'TRIP A', '20.6km/L', 'Average fuel economy'),
    ).toEqual([])
  })

  it('are at most eight of eighty characters', () => {
    const many = Array.from(
      { length: 12 },
      (_, index) => `CHECK ENGINE ${'abcdefghijkl'.charAt(index).repeat(90)}`,
    )
    expect(read(...many)).toHaveLength(8)
    expect(read(...many).every((message) => message.length <= 80)).toBe(true)
  })
})
