import type { SeenQuestion, VehicleWords } from '@candi/contracts'
import type { CasePhoto } from '../../api/case-photo.ts'
import { PhotoCard } from '../../features/see/photo-card.tsx'
import type { DeskAsk } from './desk-ask.ts'
import { PhotoMileage } from './photo-mileage.tsx'
import { PhotoVin } from './photo-vin.tsx'
import type { Diagnosis } from './use-diagnosis.ts'
import type { Photos } from './use-photos.ts'

type Props = {
  photo: CasePhoto
  photos: Photos
  diagnosis: Diagnosis
  onAsk: (ask: DeskAsk) => void
  onSaveCar: (vehicle: VehicleWords | null, codes: string[]) => void
}

const findingsOf = ({ options }: SeenQuestion) =>
  options.flatMap(({ says }) => says.map(({ finding }) => finding))

/** The place of a photo in the conversation, with all that it moves in the case. */
export function PhotoPlace({ photo, photos, diagnosis, onAsk, onSaveCar }: Props) {
  const { id, sighting } = photo
  const { vehicle, codes } = diagnosis.facts
  const saveCar = (next: VehicleWords) => onSaveCar(next, codes)

  function choose(question: SeenQuestion, option: number | undefined) {
    photos.update(id, ({ choices, ...before }) => {
      const { [question.id]: _, ...others } = choices
      return { ...before, choices: option === undefined ? others : { ...others, [question.id]: option } }
    })
    const says = option === undefined ? [] : (question.options[option]?.says ?? [])
    diagnosis.setChecks(
      says.map((said) => ({ ...said, source: 'check' })),
      new Set(findingsOf(question)),
    )
  }
  function remove() {
    photos.remove(id)
    const chosen = (sighting?.questions ?? []).filter((question) => photo.choices[question.id] !== undefined)
    if (chosen.length > 0) diagnosis.setChecks([], new Set(chosen.flatMap(findingsOf)))
  }

  return (
    <PhotoCard
      photo={photo}
      progress={photos.progress.get(id)}
      readPhoto={photos.read}
      onChange={(change) => photos.update(id, change)}
      onRetry={() => photos.send(id)}
      onRetell={(toldKind) => {
        photos.update(id, (before) => ({ ...before, toldKind, failure: '' }))
        photos.send(id)
      }}
      onChoose={choose}
      onRemove={remove}
      onChart={(onPick) => onAsk({ kind: 'lamps', onPick })}
      onNext={
        photos.room > 0
          ? () => onAsk({ kind: 'photograph', ...(sighting ? { guide: sighting.kind.id } : {}) })
          : undefined
      }
      mustStand={diagnosis.sheet.assessment?.verdict.urgency === 'stop'}
      vin={
        sighting?.vin && (
          <PhotoVin
            seen={sighting.vin}
            onFacts={(facts) =>
              saveCar({ ...facts, ...(vehicle?.mileage ? { mileage: vehicle.mileage } : {}) })
            }
          />
        )
      }
      mileage={
        sighting?.odometer && (
          <PhotoMileage odometer={sighting.odometer} vehicle={vehicle} onVehicle={saveCar} />
        )
      }
    />
  )
}
