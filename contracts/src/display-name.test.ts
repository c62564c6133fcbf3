import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayNameSchema, hasLengthOfName, isPlainName, shownName } from './display-name.ts'

const taken = (name: string) => {
  const parsed = displayNameSchema.safeParse(name)
  return parsed.success ? parsed.data : null
}

describe('a name', () => {
  it.each([
    'Ann Driver',
    'J.R.R. Tolkien',
    'Dr. Müller-Lüdenscheidt',
    'O’Brien, Jr.',
    "Anne-Marie d'Arc",
    'María José',
    'Nguyễn Văn Ấn',
    'Ольга Петрова',
    '王小明',
    'محمد علي',
    'प्रिया शर्मा',
    'Rider 1987',
    'Ann 🚗',
    'Shop: Ann',
  ])('such as %s is taken as it is', (name) => {
    expect(taken(name)).toBe(name)
    expect(shownName(name)).toBe(name)
  })

  it.each([
    ['in the common form of its letters', 'Ａｎｎ \u2460', 'Ann 1'],
    ['composed', 'Jose\u0301', 'José'],
    ['with one space between words', '  Ann \u00a0\t Driver\u3000', 'Ann Driver'],
    ['without zero-width characters', 'A\u200bn\u200d\u2060n\ufeff', 'Ann'],
    ['without marks of direction', '\u202eAnn\u202c \u2066Driver\u2069\u200f', 'Ann Driver'],
    ['without fillers that look like nothing', 'Ann\u3164\u115f\u2800\u034f', 'Ann'],
    ['without tags and variation selectors', 'Ann\u{e0041}\u{e007f}\ufe0f', 'Ann'],
    ['without half characters and private ones', 'A\ud800nn\ue000', 'Ann'],
    ['without angle brackets, however wide', '<b>Ann\uff1c', 'bAnn'],
    ['with at most four marks on a letter', `A${'\u0323'.repeat(50)}nn`, `Ạ${'\u0323'.repeat(4)}nn`],
  ])('is taken %s', (_, given, kept) => {
    expect(taken(given)).toBe(kept)
  })

  it.each([
    'evil.com',
    'Your prize: evil.com',
    'evil．com',
    'evil｡com',
    'evil。com',
    'ev\u200bil.c\u00adom',
    'evil\u2024com',
    'e.co',
    '10.0.0.1',
    'www evil',
    'WWW.',
    'http evil',
    'hxHTTPS',
    'evil//x',
    '\\\\evil',
    'mailto:ann',
    'xn--80ak6aa92e',
    'ann@evil',
    'ann＠evil',
    'Call +1 900 555 1234',
    '٠١٢٣٤٥٦٧',
    'bücher.example',
    'пример.рф',
  ])('such as %j is refused: a mail program would make a link or a number of it', (name) => {
    expect(taken(name)).toBeNull()
  })

  it('has 1 to 80 characters as a reader counts them', () => {
    expect(taken('n\u0308\u0323'.repeat(80))).not.toBeNull()
    expect(taken('😀'.repeat(80))).not.toBeNull()
    expect(taken('x'.repeat(80))).not.toBeNull()
    expect(taken('x'.repeat(81))).toBeNull()
    expect(taken('😀'.repeat(81))).toBeNull()
    for (const empty of ['', '   ', '\u200b\u2800', '<>']) expect(taken(empty)).toBeNull()
  })

  it('is bounded also where one character holds many', () => {
    expect(taken('\u1100'.repeat(400))).toBeNull()
    expect(shownName('\u1100'.repeat(400)).length).toBeLessThanOrEqual(320)
    expect(taken('\ufdfa'.repeat(80))).toBeNull()
  })
})

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        'http',
        'www',
        '://',
        'evil.com',
        '@',
        '.',
        '。',
        'xn--',
        ':',
        '1234567',
        'ht5tp',
        '\\\\',
        '\u202e',
        ' ',
      ),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

it('whatever stands in the database, what is shown of it is a plain name or nothing', () => {
  fc.assert(
    fc.property(hostile, (kept) => {
      const shown = shownName(kept)
      expect(isPlainName(shown)).toBe(true)
      expect(shown === '' || hasLengthOfName(shown)).toBe(true)
      expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}<>]/u)
    }),
    { numRuns: 1_000 },
  )
})

it('whatever is taken is taken again as it is, and shown as it is', () => {
  fc.assert(
    fc.property(hostile, (given) => {
      const name = taken(given)
      fc.pre(name !== null)
      expect(taken(name)).toBe(name)
      expect(shownName(name)).toBe(name)
    }),
    { numRuns: 1_000 },
  )
})
