import type { Box, Lamp } from '@candi/contracts'
import { type ReactNode, useRef, useState } from 'react'
import { type CasePhoto, isBulbCheck } from '../../api/case-photo.ts'
import type { LampBook } from '../../api/lamp-words.ts'
import { Icon } from '../../parts/icon.tsx'
import { BoxedPhoto } from './boxed-photo.tsx'
import { ANYWHERE, isOtherLamp, sayOfLamp, sayRunning, withMissedLamp } from './correct-lamps.ts'
import { SeenLampRow } from './seen-lamp.tsx'
import { KIND_WORDS } from './seen-words.ts'
import type { ReadPhoto } from './use-photo-address.ts'

type Props = {
  photo: CasePhoto
  book: LampBook | undefined
  readPhoto: ReadPhoto
  onChange: (change: (photo: CasePhoto) => CasePhoto) => void
  /** Opens the chart of all lamps, and tells which one was chosen. */
  onChart: (onPick: (lamp: Lamp) => void) => void
  /** Between the photo and its lamps. */
  children: ReactNode
}

/** Photos that show an instrument panel, for all that is known: there a lamp may have been missed. */
const WITH_LAMPS: ReadonlySet<string> = new Set(['dashboard', 'odometer'])

/** The photo with its boxes, and each lamp beneath it in words. */
export function SeenLamps({ photo, book, readPhoto, onChange, onChart, children }: Props) {
  const [marked, setMarked] = useState<number>()
  const rows = useRef(new Map<number, HTMLLIElement>())
  const { id, name, sighting, lamps } = photo
  const isChecked = isBulbCheck(photo)
  const numbered = lamps.map((lamp, place) => ({ lamp, place }))
  const standing = numbered.filter(({ lamp }) => lamp.said !== 'not_lit')
  const mayHaveLamps = lamps.length > 0 || WITH_LAMPS.has(sighting?.kind.id ?? '')

  const add = (box: Box) => onChart((lamp) => onChange((before) => withMissedLamp(before, lamp, box, book)))
  function tap(place: number | undefined, box: Box) {
    setMarked(place)
    if (place === undefined) return add(box)
    rows.current.get(place)?.scrollIntoView({ block: 'nearest' })
    rows.current.get(place)?.querySelector('button')?.focus({ preventScroll: true })
  }

  return (
    <>
      <BoxedPhoto
        id={id}
        label={sighting ? `${name}, ${KIND_WORDS[sighting.kind.id]}` : name}
        width={sighting?.width ?? 4}
        height={sighting?.height ?? 3}
        lamps={standing}
        gauges={(sighting?.gauges ?? []).filter((gauge) => photo.gaugesSaid[gauge.id] !== 'not_right')}
        readPhoto={readPhoto}
        marked={marked}
        {...(mayHaveLamps ? { onTap: tap } : {})}
      />
      {children}
      {sighting?.bulbCheck && (
        <div className="bulb-check">
          <p>
            {isChecked ? (
              <>
                <b>This is the bulb check.</b> With the key on and the engine standing, all these lamps light
                for a moment. They warn of nothing; what stays lit with the engine running counts.
              </>
            ) : (
              <>
                <b>The engine was running, you said.</b> Then these lamps are warnings.
              </>
            )}
          </p>
          <button
            className="btn"
            type="button"
            onClick={() => onChange((before) => sayRunning(before, isChecked, book))}
          >
            {isChecked ? 'The engine was running' : 'The engine stood'}
          </button>
        </div>
      )}
      {lamps.length > 0 && (
        <ol className="seen-lamps" aria-label={`Lamps in ${name}`}>
          {numbered.map(({ lamp, place }) => (
            <SeenLampRow
              key={place}
              ref={(row) => {
                if (row) rows.current.set(place, row)
                else rows.current.delete(place)
              }}
              lamp={lamp}
              place={place}
              book={book}
              isChecked={isChecked}
              onSay={(said) => onChange((before) => sayOfLamp(before, place, said, book))}
              onOther={(other) => onChange((before) => isOtherLamp(before, place, other, book))}
              onChart={() =>
                onChart((other) => onChange((before) => isOtherLamp(before, place, other, book)))
              }
            />
          ))}
        </ol>
      )}
      {mayHaveLamps && sighting && (
        <button className="btn missed" type="button" onClick={() => add(ANYWHERE)}>
          <Icon name="plus" />
          Add a lamp that was missed
        </button>
      )}
    </>
  )
}
