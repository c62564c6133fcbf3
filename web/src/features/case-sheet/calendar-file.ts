/** One whole day of a calendar. */
type CalendarDay = {
  /** Not used for any other entry in the world. */
  uid: string
  /** When it is written down. */
  writtenAt: Date
  /** "2026-12-04" */
  day: string
  title: string
  notes: string
}

/** A line holds so many octets at most, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75
const DAY_MILLISECONDS = 86_400_000
/** Nine in the morning of the day before, counted from the midnight at which the day begins. */
const REMINDER = '-PT15H'

const encoder = new TextEncoder()
const octets = (text: string) => encoder.encode(text).length

/** A longer line goes on in the next one, behind a blank; no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = []
  let now = ''
  let used = 0
  for (const character of line) {
    const more = octets(character)
    if (used + more > LINE_OCTETS) {
      lines.push(now)
      now = ' '
      used = 1
    }
    now += character
    used += more
  }
  return [...lines, now].join('\r\n')
}

/** Signs with a meaning of their own are written with a backslash before them (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no text of a calendar may hold them
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** "2026-12-04T09:00:00.000Z" as "20261204T090000Z" */
const stampOf = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const dateOf = (time: Date) => stampOf(time).slice(0, 8)

/** A calendar with one entry, as a file's text (RFC 5545): it takes no time of its day, and reminds on the day before. */
export function calendarFile({ uid, writtenAt, day, title, notes }: CalendarDay): string {
  const begin = new Date(`${day}T00:00:00Z`)
  const end = new Date(begin.getTime() + DAY_MILLISECONDS)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CANDI//Look again by//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stampOf(writtenAt)}`,
    `DTSTART;VALUE=DATE:${dateOf(begin)}`,
    `DTEND;VALUE=DATE:${dateOf(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(notes)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${REMINDER}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
