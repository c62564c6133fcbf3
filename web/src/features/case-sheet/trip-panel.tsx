import {
  type Assessment,
  KILOMETERS_PER_MILE,
  limitOn,
  saidOfTrip,
  TRIP_HOURS,
  TRIP_LOADS,
  TRIP_ROADS,
  type Trips,
  tripKey,
} from '@candi/contracts'
import { useState } from 'react'
import { ChipButtons } from '../../parts/chip-buttons.tsx'
import { ExplainedText } from '../../parts/terms.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { TripOnTheWay } from './trip-on-the-way.tsx'
import './trip-panel.css'

type Props = Pick<Assessment, 'tripwires' | 'emergency'> & { trips: Trips; level: string }

const ROAD_WORDS = { town: 'In town', country: 'Country road', motorway: 'Freeway' } as const
const HOUR_WORDS = { day: 'By day', night: 'After dark' } as const
const LOAD_WORDS = { light: 'Light', loaded: 'Full car', towing: 'Trailer' } as const

/** A trip in four touches, and what the sheet answers to it. Nothing of it is sent or kept. */
export function TripPanel({ trips, tripwires, emergency, level }: Props) {
  const [distance, setDistance] = useState('10')
  const [road, setRoad] = useState<(typeof TRIP_ROADS)[number]>('town')
  const [hour, setHour] = useState<(typeof TRIP_HOURS)[number]>('day')
  const [load, setLoad] = useState<(typeof TRIP_LOADS)[number]>('light')
  const limit = limitOn(trips, tripKey(road, hour, load))
  const length = distance.trim() === '' ? Number.NaN : Number(distance)
  const km = tripwires.isMetric ? length : length * KILOMETERS_PER_MILE
  // Where nothing may be driven no distance need be told.
  const said = limit && (km >= 0 || !limit.within) ? saidOfTrip(limit, km) : null
  const isDriven = said?.answer === 'limited' || said?.answer === 'yes_watching'
  return (
    <section className="trip-panel" aria-label="Can I get home?">
      <TextField
        label={`How far, in ${tripwires.isMetric ? 'kilometers' : 'miles'}`}
        type="number"
        inputMode="decimal"
        min={0}
        max={9999}
        step="any"
        value={distance}
        onChange={(event) => setDistance(event.target.value)}
      />
      <ChipButtons
        legend="Road"
        options={TRIP_ROADS}
        chosen={road}
        wordsOf={(option) => ROAD_WORDS[option]}
        onChoose={setRoad}
      />
      <ChipButtons
        legend="Hour"
        options={TRIP_HOURS}
        chosen={hour}
        wordsOf={(option) => HOUR_WORDS[option]}
        onChoose={setHour}
      />
      <ChipButtons
        legend="Load"
        options={TRIP_LOADS}
        chosen={load}
        wordsOf={(option) => LOAD_WORDS[option]}
        onChoose={setLoad}
      />
      <div className={`trip-answer tone-${said?.answer === 'no' ? 'stop' : level}`} aria-live="polite">
        {said ? (
          <>
            <p className="trip-title">{said.title}</p>
            <p>
              <ExplainedText text={said.text} />
            </p>
          </>
        ) : (
          <p>Type how far it is.</p>
        )}
      </div>
      <TripOnTheWay trips={trips} tripwires={tripwires} emergency={emergency} isDriven={isDriven} />
    </section>
  )
}
