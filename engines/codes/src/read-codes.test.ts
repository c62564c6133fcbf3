import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTroubleCodes } from './read-codes.ts'

const codesIn = (text: string): string[] => readTroubleCodes(text).map((reading) => reading.code)

describe('readTroubleCodes', () => {
  it.each([
    ['check engine light on, p0301 and P0420', ['P0301', 'P0420']],
    ['it says P 0420 or p-0171', ['P0420', 'P0171']],
    ['got a PO420 and a po301', ['P0420', 'P0301']],
    ['P0O1 7 stored', ['P0017']],
    ['P030 1', ['P0301']],
    ['hybrid says P0A80', ['P0A80']],
    ['VCDS: 10591-P0301 and DTC-P0420', ['P0301', 'P0420']],
    ['(P1326), U1010; B1318/C0035.', ['P1326', 'U1010', 'B1318', 'C0035']],
    ['all those P0300s', ['P0300']],
  ])('reads codes written with their letter: %s', (text, codes) => {
    expect(codesIn(text)).toEqual(codes)
  })

  it.each([
    ['codes 171 and 174', ['P0171', 'P0174']],
    ['check engine codes: 0171 0174', ['P0171', 'P0174']],
    ['the codes that came up were 171,174,and 300', ['P0171', 'P0174', 'P0300']],
    ['Engine codes 1326 and P0304', ['P1326', 'P0304']],
    ['error code 0A80', ['P0A80']],
    ['P0171, 174 and P0300', ['P0171', 'P0174', 'P0300']],
    ['my reader threw a p420', ['P0420']],
  ])('fills in what owners leave out where they speak of codes: %s', (text, codes) => {
    expect(codesIn(text)).toEqual(codes)
  })

  it.each([
    ['P0171P0174P0420', ['P0171', 'P0174', 'P0420']],
    ['b1318c0035', ['B1318', 'C0035']],
    ['P242F00', ['P242F']],
    ['u012100 on ForScan', ['U0121']],
    ['p zero one seventy one', ['P0171']],
    ['P oh four fifty-five', ['P0455']],
    ['reader said p zero three hundred', ['P0300']],
    ['p zero seven four one and p oh one two eight', ['P0741', 'P0128']],
    ['P 0 3 0 2', ['P0302']],
    ['P0 4 5 6', ['P0456']],
    ['u zero one zero zero', ['U0100']],
    ['P 2 1 3 5', ['P2135']],
  ])('reads codes that were run together, or said aloud: %s', (text, codes) => {
    expect(codesIn(text)).toEqual(codes)
  })

  it.each(['P03', 'p zero to sixty in eight seconds', 'gear p 2 of 4 lamps', 'u 2', 'PB0301X', 'c 4 5'])(
    'takes nothing else said in numbers for a code: %s',
    (text) => {
      expect(codesIn(text)).toEqual([])
    },
  )

  it.each([
    ['p0300-302', ['P0300', 'P0301', 'P0302']],
    ['P0308 to P0310', ['P0308', 'P0309', 'P0310']],
    ['P0301-04', ['P0301', 'P0302', 'P0303', 'P0304']],
    ['P0750 through P0753', ['P0750', 'P0751', 'P0752', 'P0753']],
  ])('counts up ranges as cylinders are counted: %s', (text, codes) => {
    expect(codesIn(text)).toEqual(codes)
  })

  it('takes a dash between other codes for "and", because the codes between may contradict them', () => {
    expect(codesIn('P0171-P0174')).toEqual(['P0171', 'P0174'])
  })

  it('keeps the failure type that some readers add', () => {
    const [network, chassis, status] = readTroubleCodes('U0100:00 and C1234-5A, P0420:00-28')
    expect(network).toMatchObject({ code: 'U0100', failureType: '00', quote: 'U0100:00' })
    expect(chassis).toMatchObject({ code: 'C1234', failureType: '5A' })
    expect(status).toMatchObject({ code: 'P0420', failureType: '00', quote: 'P0420:00-28' })
  })

  it.each([
    'my 2003 Mazda B3000 and a 2010 one',
    'chevy C1500 2004, 350 small block',
    'P38 range rover, C3 corvette, B20 engine, U2 concert, C300 and B250',
    '1HGCM82633A004352',
    'tires P225/60R16, scanned for codes: none',
    'part number P1234-77 or 4F0-P1234',
    'code came on 300 miles ago at 120000 miles',
    'code 2015, area code 212, radio code 1234, engine code 271',
    'it cost 420 dollars in 2012, p 2012',
    'Volvo P1800',
    'vitamin C 0123x and B 2012',
    'P04200 xP0420',
    'the decoded bed, cafe, coded and deface',
    'it coded 2000 times',
    'p0 300 miles',
  ])('stays silent where no trouble code is meant: %s', (text) => {
    expect(codesIn(text)).toEqual([])
  })

  it('takes a pickup name for a code only right after the word code', () => {
    expect(codesIn('it shows code C1500')).toEqual(['C1500'])
  })

  it('is less sure where it filled something in', () => {
    const [written, filled] = readTroubleCodes('P0301, 302')
    expect(written?.confidence).toBeGreaterThan(filled?.confidence ?? 1)
  })

  it('never throws and always quotes the place it names, whatever the text', () => {
    const pieces = [
      'P',
      'p0',
      '03',
      '01',
      '-',
      ' ',
      'codes ',
      ',',
      'and ',
      'U01',
      'O',
      ':',
      'to ',
      '2010',
      'through ',
      'B',
      'miles',
      '\n',
      'é',
    ]
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (input) => {
        for (const reading of readTroubleCodes(input)) {
          expect(reading.code).toMatch(/^[PBCU][0-3][0-9A-F]{3}$/)
          expect(input.slice(reading.start, reading.end)).toBe(reading.quote)
          expect(reading.confidence).toBeGreaterThanOrEqual(0.5)
          expect(reading.confidence).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it.each([
    'P',
    'p0',
    'P0301 ',
    'P 0',
    'code ',
    'codes 171,',
    'P0300-',
    'code is ',
    'P0171, 174 and 172 ',
    ' ',
    '2010 ',
    'c0de ',
  ])('reads 100,000 characters of %j in bounded time', (piece) => {
    const hostile = piece.repeat(Math.ceil(100_000 / piece.length))
    const start = performance.now()
    readTroubleCodes(hostile)
    // A quadratic reader needs minutes; the margin is for slow shared machines.
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})
