import { type Lamp, PHOTO_KINDS, type PhotoKind, type SeenQuestion } from '@candi/contracts'
import { type ReactNode, useState } from 'react'
import type { CasePhoto } from '../../api/case-photo.ts'
import { TakeNext } from '../../parts/take-next.tsx'
import { TakeState } from '../../parts/take-state.tsx'
import { TakeTools } from '../../parts/take-tools.tsx'
import { ColourStrip } from './colour-strip.tsx'
import { SeenFacts } from './seen-facts.tsx'
import { SeenGauges } from './seen-gauges.tsx'
import { SeenLamps } from './seen-lamps.tsx'
import { SeenQuestions } from './seen-questions.tsx'
import { KIND_WORDS } from './seen-words.ts'
import { useLampCorrections } from './use-lamp-corrections.ts'
import type { ReadPhoto } from './use-photo-address.ts'
import './see.css'

type Props = {
  photo: CasePhoto
  progress: number | 'offline' | undefined
  readPhoto: ReadPhoto
  onChange: (change: (photo: CasePhoto) => CasePhoto) => void
  onRetry: () => void
  /** The owner knows better what it shows: it is looked at again with that. */
  onRetell: (kind: PhotoKind) => void
  onChoose: (question: SeenQuestion, option: number | undefined) => void
  onRemove: () => void
  onChart: (onPick: (lamp: Lamp) => void) => void
  /** Opens the camera with the guide for what to photograph next. Undefined where no more fits into the case. */
  onNext: (() => void) | undefined
  /** By all that is known nobody should start or drive this car: then nothing more is asked for. */
  mustStand: boolean
  /** A VIN to be confirmed. */
  vin: ReactNode
  /** Beside the mileage: where to put it. */
  mileage: ReactNode
}

/** A photo in the conversation: what was seen, boxed and in words, to be put right; and what to do where it tells too little. */
export function PhotoCard(props: Props) {
  const { photo, progress, readPhoto, onRetry, onRetell, onRemove } = props
  const { name, sighting, toldKind, failure } = photo
  const [isCorrecting, setCorrecting] = useState(false)
  const { book, isBehind, retry, correct } = useLampCorrections(photo, props.onChange)
  const kind = sighting?.kind.id ?? toldKind
  return (
    <figure className="take photo">
      <p className="sr">You photographed:</p>
      <p className="photo-name">
        <b>{name}</b>
        {kind && <span className="soft"> · {KIND_WORDS[kind]}</span>}
      </p>
      <SeenLamps photo={photo} book={book} readPhoto={readPhoto} onChange={correct} onChart={props.onChart}>
        <div className="seen-summary">
          <TakeState name={name} doing="Looking at" progress={progress} failure={failure} onRetry={onRetry} />
          {sighting && <p>{sighting.summary}</p>}
        </div>
      </SeenLamps>
      <figcaption>
        {isBehind && (
          <p className="soft" role="status">
            What you put right is kept here, but does not count yet: the meanings of the lamps did not arrive.{' '}
            <button className="link" type="button" onClick={retry}>
              Fetch them again
            </button>
          </p>
        )}
        {sighting && (
          <>
            <SeenGauges photo={photo} book={book} onChange={correct} />
            <SeenFacts sighting={sighting} mileage={props.mileage} />
            {props.vin}
            <ColourStrip colours={sighting.colours} />
            <SeenQuestions questions={sighting.questions} choices={photo.choices} onChoose={props.onChoose} />
            <TakeNext
              next={sighting.next}
              mustStand={props.mustStand}
              enough="Nothing more needs photographing"
              icon="camera"
              label="Take this photo"
              onNext={props.onNext}
            />
          </>
        )}
        {isCorrecting && (
          <fieldset className="correct-kind">
            <legend>What does it show?</legend>
            <div className="chips">
              {PHOTO_KINDS.map((option) => (
                <button
                  key={option}
                  className="chip"
                  type="button"
                  aria-pressed={option === kind}
                  onClick={() => onRetell(option)}
                >
                  {KIND_WORDS[option]}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <TakeTools
          name={name}
          holds="what was seen in it"
          isCorrecting={isCorrecting}
          onCorrect={() => setCorrecting(!isCorrecting)}
          onRemove={onRemove}
        />
      </figcaption>
    </figure>
  )
}
