import type { SeenVin } from '@candi/contracts'
import { useEffect, useState } from 'react'
import { ChipButtons } from '../../parts/chip-buttons.tsx'
import { Icon } from '../../parts/icon.tsx'
import { doubtfulPlaces, VIN_GROUPS } from './vin-doubts.ts'
import './scan-vin.css'

type Props = {
  seen: SeenVin
  /** "Use this VIN" */
  label: string
  onUse: (vin: string) => void
}

const SOURCE = { text: 'Read from the characters', barcode: 'Read from the barcode' } as const

/** A VIN as it was read, to be compared with the car before it is used. */
export function VinFound({ seen, label, onUse }: Props) {
  const [value, setValue] = useState(seen.value)
  useEffect(() => setValue(seen.value), [seen.value])
  const readings = [seen.value, ...seen.others]
  const doubtful = doubtfulPlaces({ value, others: readings })
  const { from, isRepaired, probability } = seen
  return (
    <div className="vin-found">
      <p className="soft">
        {SOURCE[from]}, {Math.round(probability * 100)} % sure.
        {isRepaired && ' One character was put right until the check digit fitted.'}
      </p>
      <p className="vin-read num">
        <span className="sr">{[...value].join(' ')}</span>
        <span aria-hidden="true">
          {VIN_GROUPS.map(([start, end]) => (
            <span key={start} className="vin-group">
              {[...value.slice(start, end)].map((character, at) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a character is its place
                  key={at}
                  className={doubtful.has(start + at) ? 'doubtful' : undefined}
                >
                  {character}
                </span>
              ))}
            </span>
          ))}
        </span>
      </p>
      {doubtful.size > 0 && (
        <p className="soft">
          Underlined: {doubtful.size === 1 ? 'a place that' : 'places that'} may be read otherwise. Number{' '}
          {[...doubtful].map((place) => place + 1).join(', ')} of 17.
        </p>
      )}
      {readings.length > 1 && (
        <ChipButtons
          className="num"
          legend="Compare with the car. Which one is right?"
          options={readings}
          chosen={value}
          onChoose={setValue}
        />
      )}
      <button className="btn primary btn-full" type="button" onClick={() => onUse(value)}>
        <Icon name="check" />
        {label}
      </button>
    </div>
  )
}
