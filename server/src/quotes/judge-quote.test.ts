import { HEADLINES, LIMITS, type QuoteCase, quoteAnswerSchema } from '@candi/contracts'
import { readKnowledge, readQuoteOperations } from '@candi/knowledge'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVENTED_QUOTES } from '../../../engines/quotes/test/invented-quotes.ts'
import { judgeQuote } from './judge-quote.ts'
import { quoteBook } from './quote-book.ts'

const { causes } = readKnowledge()
const operations = readQuoteOperations(causes)
const book = quoteBook(operations, causes)
const caseOf = (
  level: QuoteCase['level'],
  likely: Record<string, number> = {},
  starts = true,
): QuoteCase => ({
  level,
  starts,
  causes: Object.entries(likely).map(([id, probability]) => ({ id, probability })),
})
const WORN_BRAKES = { brake_pads_worn_to_metal: 0.7, brake_rotors_uneven: 0.1 }
const judge = (text: string, known?: QuoteCase) => judgeQuote(book, text, known)
const lineOf = (text: string, known?: QuoteCase) => {
  const [line] = judge(text, known).lines
  if (!line) throw new Error('no line')
  return line
}
/** Parts and labor of a cause, which are the band of its repair. */
const bandOf = (id: string, times = 1) => {
  const { parts, labor } = causes.find((cause) => cause.id === id)?.cost ?? { parts: [0, 0], labor: [0, 0] }
  return [0, 1].map((end) => ((parts[end] ?? 0) + (labor[end] ?? 0)) * times)
}

describe('a line of a quote', () => {
  it('follows from a case that points to what it mends', () => {
    const line = lineOf('front pads and rotors $420', caseOf('limp', WORN_BRAKES))
    expect([line.fit, line.kind]).toEqual(['follows', 'safety'])
    expect(line.fitReason).toContain('“Brake pads worn to metal”')
  })

  it('could belong to a case that holds its cause possible, or its area likely', () => {
    expect(
      lineOf('alternator 650', caseOf('soon', { battery_worn_out: 0.5, alternator_not_charging: 0.1 })).fit,
    ).toBe('could')
    expect(lineOf('alternator 650', caseOf('soon', { battery_worn_out: 0.5 })).fit).toBe('could')
  })

  it('that nothing points to is told so, without blame', () => {
    const line = lineOf('struts 900', caseOf('plan', WORN_BRAKES))
    expect(line.fit).toBe('apart')
    expect(line.fitReason).toContain('need not be wrong')
  })

  it('is usual beside another that fits', () => {
    const { lines } = judge(
      'tie rod end 250\nalignment 120',
      caseOf('stop', { steer_outer_tie_rod_worn: 0.6 }),
    )
    expect(lines.map(({ fit }) => fit)).toEqual(['follows', 'could'])
    expect(lines[1]?.fitReason).toBe('It is usual beside a tie rod end.')
  })

  it('of maintenance and of fees needs no fault', () => {
    const { lines } = judge('cabin filter 60\nshop supplies 20', caseOf('plan', WORN_BRAKES))
    expect(lines.map(({ fit }) => fit)).toEqual(['maintenance', 'fee'])
  })

  it('is compared with no case where there is none, and causes that nobody knows are left aside', () => {
    expect(lineOf('alternator 650').fit).toBe('none')
    expect(lineOf('alternator 650', caseOf('plan', { no_such_cause: 1 })).fit).toBe('apart')
  })

  it.each([
    ['within', 0, 'fair'],
    ['above', 1, 'high'],
    ['below', -1, 'low'],
  ] as const)(
    'whose price is %s the band of its cause is told so, with the band as ours',
    (_, side, price) => {
      const [low = 0, high = 0] = bandOf('alternator_not_charging')
      const amount = side === 0 ? (low + high) / 2 : side > 0 ? high + 1 : low - 1
      const line = lineOf(`alternator $${amount}`)
      expect(line.price).toBe(price)
      expect(line.priceReason).toContain('our band')
      expect(line.priceReason).toContain(`$${low} to $${high.toLocaleString('en-US')}`)
    },
  )

  it('is compared for so many pieces or axles as it is for', () => {
    const [, most = 0] = bandOf('tire_flat_or_blowout', 4)
    expect(lineOf(`4 tires $${most}`).price).toBe('fair')
    expect(lineOf(`4 tires $${most + 1}`).price).toBe('high')
    const [, bothAxles = 0] = bandOf('brake_pads_worn_to_metal', 2)
    expect(lineOf(`front and rear brakes pads and rotors $${bothAxles}`).price).toBe('fair')
    expect(lineOf(`front pads and rotors $${bothAxles}`).price).toBe('high')
    expect(lineOf(`tires $${most}`).priceReason).toContain('ask how many')
  })

  it('for parts alone is compared with the parts, where the labor stands apart', () => {
    const { lines } = judge('brake pads 100\nrotors 180\nlabor 2 hrs 290')
    expect(lines.map(({ job, price }) => [job, price])).toEqual([
      ['brake pads', 'fair'],
      ['brake rotors', 'fair'],
      ['labor', 'unknown'],
    ])
  })

  it('in another currency, without a price, or of a job that we do not know is not compared', () => {
    expect(lineOf('alternator 650 €').price).toBe('unknown')
    expect(lineOf('blinker fluid 45').price).toBe('unknown')
    const [, alternator] = judge('battery 220\nalternator').lines
    expect([alternator?.price, alternator?.amount]).toEqual(['unknown', null])
  })

  it.each([
    ['alternator 650, charging voltage 12.1 volts', 'measured'],
    ['P0562\nalternator 650', 'code'],
    ['alternator leaking oil 650', 'seen'],
    ['alternator 650', 'none'],
    ['cabin filter 60', 'needless'],
  ] as const)('%j says of its test: %s', (text, test) => {
    expect(lineOf(text).test).toBe(test)
  })

  it('without a test says which one to ask for', () => {
    expect(lineOf('alternator 650').testReason).toBe(
      'No test is named. Ask for the charging voltage, measured with the engine running and lights on.',
    )
  })

  it('that is often sold early says when it is worth its money', () => {
    expect(lineOf('engine flush 119').worthwhile).toContain('Hardly ever')
  })

  it('ends with a question', () => {
    for (const { text } of INVENTED_QUOTES)
      for (const { question } of judge(text).lines) expect(question).toMatch(/\?$/)
  })
})

describe('where the case is grave', () => {
  it.each(['stop', 'limp'] as const)(
    'lines of safety must not wait (%s), in the words of the verdict',
    (level) => {
      for (const text of ['tires 600', 'front brakes 420', 'ball joint 500']) {
        const { lines, first } = judge(text, caseOf(level, WORN_BRAKES))
        expect(lines[0]?.safety).toBe(`Your case says “${HEADLINES[level]}”, so this must not wait.`)
        expect(first[0]).toContain('must not wait')
      }
    },
  )

  it('what mends it must not wait either, and a car that does not run is towed', () => {
    expect(lineOf('water pump 700', caseOf('stop', { cool_pump_not_pumping: 0.8 })).safety).toContain(
      'must not wait',
    )
    expect(lineOf('tires 600', caseOf('stop', {}, false)).safety).toContain('Have it towed')
  })

  it('a quote with nothing for it sends its reader back with the verdict', () => {
    const [first] = judge('cabin filter 60\nengine flush 119', caseOf('stop', WORN_BRAKES)).first
    expect(first).toContain(HEADLINES.stop)
    expect(first).toContain('Tell the shop so')
  })
})

describe('what the lines come to', () => {
  it.each([
    ['alternator 650\nbelt 120\ntax 60\ntotal 830', 830, 830, 'The lines add up to the total of $830.'],
    ['alternator 650\ntotal 830', 650, 830, 'Ask whether the other $180 are tax and fees.'],
    ['alternator 650\ntax 60\ntotal 830', 710, 830, 'Ask what the other $120 are for.'],
    ['alternator 650\nbelt 120\ntotal 700', 770, 700, 'Ask which of them are in it.'],
    ['alternator 650\nbelt 120', 770, null, 'No total stands there'],
    ['alternator 650\n10% off', 585, null, 'The lines come to $585.'],
    ['alternator 650\ncoupon $50\ntotal 600', 600, 600, 'The lines add up'],
    ['total 2400', null, 2_400, 'Only a total of $2,400 stands there.'],
    ['water pump and belt\ntotal 780', 780, 780, 'The lines add up'],
    ['alternator 650 €\nbelt $120', null, null, 'several currencies'],
    ['hello', null, null, 'I found no price'],
  ])('%j is told beside the total', (text, counted, told, sums) => {
    const answer = judge(text)
    expect([answer.counted, answer.told]).toEqual([counted, told])
    expect(answer.sums).toContain(sums)
  })
})

describe('whatever is pasted', () => {
  const level = fc.constantFrom(...(['stop', 'limp', 'soon', 'plan', 'watch', 'unknown'] as const))
  const known = fc.record({
    level,
    starts: fc.boolean(),
    causes: fc.array(
      fc.record({
        id: fc.constantFrom(...causes.slice(0, 120).map(({ id }) => id), '__proto__', ''),
        probability: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: LIMITS.quoteCauses },
    ),
  })
  const names = operations.flatMap((one) => one.names.map((name) => name.replaceAll('|', ' ')))
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: LIMITS.quoteCharacters }),
    fc
      .array(fc.tuple(fc.constantFrom(...names), fc.integer({ min: 0, max: 90_000 })), { maxLength: 90 })
      .map((lines) =>
        lines
          .map(([name, amount]) => `${name} ${amount}`)
          .join('\n')
          .slice(0, LIMITS.quoteCharacters),
      ),
  )
  /** What accuses a shop, and what would permit to drive or to put off. */
  const NEVER =
    /rip.?off|scam|cheat|fraud|dishonest|lying|overcharg|safe to drive|can wait|no hurry|not urgent|can be put off/i

  it('is answered within the contract, blames nobody and permits nothing', () => {
    fc.assert(
      fc.property(text, fc.option(known, { nil: undefined }), (written, own) => {
        const answer = judge(written, own)
        expect(quoteAnswerSchema.safeParse(answer).success).toBe(true)
        const said = answer.lines.flatMap((line) => [
          line.fitReason,
          line.priceReason,
          line.testReason,
          line.safety,
          line.worthwhile,
          line.question,
        ])
        for (const sentence of [...said, ...answer.first, answer.sums]) expect(sentence).not.toMatch(NEVER)
        for (const line of answer.lines) if (line.kind === 'safety') expect(line.safety).not.toBe('')
        if (own && (own.level === 'stop' || own.level === 'limp'))
          for (const line of answer.lines.filter(({ kind }) => kind === 'safety'))
            expect(line.safety).toContain('must not wait')
      }),
      { numRuns: 150 },
    )
  })
})
