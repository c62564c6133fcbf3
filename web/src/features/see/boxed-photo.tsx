import type { Box, SeenGauge } from '@candi/contracts'
import { type MouseEvent, useState } from 'react'
import type { PhotoLamp } from '../../api/case-photo.ts'
import { type ReadPhoto, usePhotoAddress } from './use-photo-address.ts'

/** Lamps with the places that they have in the list, those that do not stand left out. */
export type NumberedLamp = { lamp: PhotoLamp; place: number }

type Props = {
  id: string
  /** "Photo 1, dashboard" */
  label: string
  width: number
  height: number
  lamps: readonly NumberedLamp[]
  /** Boxed too, without a number: the words beneath name each. */
  gauges?: readonly SeenGauge[]
  readPhoto: ReadPhoto
  /** The lamp whose words are looked at. */
  marked?: number | undefined
  /** A tap on a lamp, or beside all of them; without it the picture is only looked at. */
  onTap?: (place: number | undefined, box: Box) => void
}

/** A finger is no pointer: this much around a box still means it. */
const REACH = 0.02
/** How large a lamp is that was missed, as a share of the picture's width. */
const MISSED = 0.07
const isWhole = ([left, top, width, height]: Box) => left === 0 && top === 0 && width === 1 && height === 1
const percent = (share: number) => `${share * 100}%`
const within = (value: number) => Math.min(1, Math.max(0, value))

/** A little around the lamp, so that the line does not lie on it. */
const AROUND = 0.006
const aroundOf = ([left, top, width, height]: Box) => ({
  x: (left - AROUND) * 100,
  y: (top - AROUND) * 100,
  width: (width + 2 * AROUND) * 100,
  height: (height + 2 * AROUND) * 100,
})

/** The photo with its lamps boxed and numbered; the list beneath says all that it shows. */
export function BoxedPhoto(props: Props) {
  const { id, label, lamps, readPhoto, marked, onTap } = props
  const address = usePhotoAddress(id, readPhoto)
  const [size, setSize] = useState({ width: props.width, height: props.height })
  const [isClosed, setClosed] = useState(false)
  if (address === 'gone' || isClosed)
    return (
      <p className="photo-blank">
        {isClosed
          ? 'This browser cannot show this format. CANDI could open it.'
          : 'The photo is not in this browser any more.'}
      </p>
    )
  const boxed = lamps.filter(({ lamp }) => !isWhole(lamp.box))

  function tap(event: MouseEvent<HTMLElement>) {
    const area = event.currentTarget.getBoundingClientRect()
    const x = within((event.clientX - area.left) / area.width)
    const y = within((event.clientY - area.top) / area.height)
    const hit = boxed.find(
      ({ lamp: { box } }) =>
        x > box[0] - REACH &&
        x < box[0] + box[2] + REACH &&
        y > box[1] - REACH &&
        y < box[1] + box[3] + REACH,
    )
    const wide = MISSED
    const high = Math.min(1, (MISSED * area.width) / area.height)
    onTap?.(hit?.place, [
      Math.min(1 - wide, within(x - wide / 2)),
      Math.min(1 - high, within(y - high / 2)),
      wide,
      high,
    ])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short way for a finger; the list has a button for everything
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className="boxed"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      onClick={onTap ? tap : undefined}
    >
      {address && (
        <img
          src={address}
          alt={label}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setClosed(true)}
        />
      )}
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        {props.gauges?.map(({ id: gauge, box }) => (
          <g key={gauge} className="lamp-box gauge-box lit-white">
            {['casing', 'line'].map((part) => (
              <rect key={part} className={part} {...aroundOf(box)} />
            ))}
          </g>
        ))}
        {boxed.map(({ lamp: { box, colour }, place }) => (
          <g key={place} className={`lamp-box lit-${colour} ${marked === place ? 'marked' : ''}`}>
            {['casing', 'line'].map((part) => (
              <rect key={part} className={part} {...aroundOf(box)} />
            ))}
          </g>
        ))}
      </svg>
      {boxed.map(({ lamp: { box, colour }, place }) => (
        <span
          key={place}
          className={`lamp-tag num lit-${colour} ${box[1] < 0.08 ? 'below' : ''}`}
          style={{ left: percent(box[0]), top: percent(box[1] < 0.08 ? box[1] + box[3] : box[1]) }}
          aria-hidden="true"
        >
          {place + 1}
        </span>
      ))}
    </div>
  )
}
