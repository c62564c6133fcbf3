import type { Sighting } from '@candi/contracts'
import type { ReactNode } from 'react'
import { PHOTO_FLAW_WORDS, percentWords } from './seen-words.ts'

const number = new Intl.NumberFormat('en-US')

type Props = {
  sighting: Sighting
  /** Beside the mileage: where to put it. */
  mileage: ReactNode
}

/** What else the photo tells: messages of the display, codes, mileage, and what spoils it. */
export function SeenFacts({ sighting, mileage }: Props) {
  const { messages, codes, odometer, flaws } = sighting
  const rows: [string, ReactNode][] = [
    ...(messages.length > 0
      ? [['Display', messages.map((line) => `“${line}”`).join(' ')] satisfies [string, ReactNode]]
      : []),
    ...(codes.length > 0
      ? [
          [
            'Codes',
            <>
              <span className="num">{codes.join(', ')}</span>, in your case now; what they mean stands in the
              sheet.
            </>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(odometer
      ? [
          [
            'Mileage',
            <>
              <span className="num">
                {number.format(odometer.value)} {odometer.unit ?? ''}
              </span>{' '}
              <span className="soft">({percentWords(odometer.probability)} sure)</span>
              {mileage}
            </>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(flaws.length > 0
      ? [
          ['The photo', `${flaws.map((flaw) => PHOTO_FLAW_WORDS[flaw]).join('. ')}.`] satisfies [
            string,
            ReactNode,
          ],
        ]
      : []),
  ]
  if (rows.length === 0) return null
  return (
    <dl className="take-facts">
      {rows.map(([title, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
