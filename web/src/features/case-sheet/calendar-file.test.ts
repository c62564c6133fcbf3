import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { lookAgainFile } from './look-again.ts'

const ENTRY = {
  uid: '0b5c',
  writtenAt: new Date('2026-11-20T12:34:56.789Z'),
  day: '2026-12-31',
  title: 'Your 2014 Civic: have it looked at',
  notes: '',
}
const linesOf = (file: string) => file.split('\r\n')
/** As a calendar reads it (RFC 5545, 3.1): a line end and a blank are no part of the text. */
const unfolded = (file: string) => linesOf(file.replaceAll('\r\n ', ''))
const propertyOf = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

test('every line ends in CR and LF, and the file with one', () => {
  const file = calendarFile(ENTRY)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('what a calendar must have stands there once, and what is opened is closed', () => {
  const lines = unfolded(calendarFile(ENTRY))
  for (const name of ['VERSION:2.0', 'PRODID:', 'UID:', 'DTSTAMP:', 'SUMMARY:', 'ACTION:DISPLAY', 'TRIGGER:'])
    expect(lines.filter((line) => line.startsWith(name)).length, name).toBe(1)
  const open: string[] = []
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6))
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4))
  }
  expect(open).toEqual([])
})

test('the stamp is in UTC, and the day ends where the next one begins, also across years', () => {
  const lines = linesOf(calendarFile(ENTRY))
  expect(lines).toContain('DTSTAMP:20261120T123456Z')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
})

test('a backslash, a semicolon, a comma and a line end are escaped, and a colon is not', () => {
  const file = calendarFile({ ...ENTRY, title: 'a\\b; c, d: e\r\nf\ng\u0007' })
  expect(propertyOf(file, 'SUMMARY')).toBe('a\\\\b\\; c\\, d: e\\nf\\ng')
})

test('no line has more than 75 octets, no character is cut in two, and nothing is lost', () => {
  const octets = (line: string) => new TextEncoder().encode(line).length
  for (const piece of ['x', 'é', '中', '🚗']) {
    // A length at which a cut by octets would fall into a character.
    const title = `${'a'.repeat(3)}${piece.repeat(120)}`
    const file = calendarFile({ ...ENTRY, title })
    for (const line of linesOf(file)) expect(octets(line)).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\ufffd')
    expect(propertyOf(file, 'SUMMARY')).toBe(title)
  }
  // 8 octets of name and 67 of text fill a line; one more begins the next.
  expect(linesOf(calendarFile({ ...ENTRY, title: 'x'.repeat(67) }))).toContain(`SUMMARY:${'x'.repeat(67)}`)
  expect(linesOf(calendarFile({ ...ENTRY, title: 'x'.repeat(68) }))).toContain(' x')
})

test('the entry tells the car, what to do and by when, and the reminder the same', () => {
  const deadline = 'Have it looked at by December 4, or within 300 miles, whichever comes first.'
  const file = lookAgainFile({ carName: 'your 2014 Civic', day: '2026-12-04', deadline }, 'u', new Date(0))
  expect(propertyOf(file, 'SUMMARY')).toBe('Your 2014 Civic: have it looked at')
  const notes = unfolded(file).filter((line) => line.startsWith('DESCRIPTION:'))
  expect(notes).toEqual([
    `DESCRIPTION:${deadline.replaceAll(',', '\\,')}`,
    'DESCRIPTION:Your 2014 Civic: have it looked at',
  ])
})
