import { SIGHTING_LIMITS } from '@candi/contracts'
import { LampChart } from '../../features/lamp-chart/lamp-chart.tsx'
import { MayAnalyse } from '../../features/may-analyse/may-analyse.tsx'
import { Photographer } from '../../features/photograph/photographer.tsx'
import { Icon } from '../../parts/icon.tsx'
import { NoticeModal } from '../../parts/notice-modal.tsx'
import type { DeskAsk } from './desk-ask.ts'
import type { PhotoAsk } from './photo-ask.ts'
import type { Diagnosis } from './use-diagnosis.ts'
import type { Photos } from './use-photos.ts'

export type PhotoPartsProps = {
  ask: PhotoAsk
  photos: Photos
  diagnosis: Diagnosis
  onAsk: (ask: DeskAsk) => void
  /** Opens the car, where a VIN can be scanned. */
  onCar: () => void
  onClose: () => void
}

/** What opens over the conversation when something is to be photographed, or a lamp to be tapped. */
export function PhotoParts({ ask, photos, diagnosis, onAsk, onCar, onClose }: PhotoPartsProps) {
  if (ask.kind === 'lamps') {
    const { onPick } = ask
    return (
      <LampChart
        onPick={
          onPick &&
          ((lamp) => {
            onClose()
            onPick(lamp)
          })
        }
        onTell={(says, label) => {
          onClose()
          diagnosis.tellSigns(says, label)
        }}
        onClose={onClose}
      />
    )
  }
  if (photos.room <= 0)
    return (
      <NoticeModal title={`A case holds ${SIGHTING_LIMITS.photos} photos`} onClose={onClose}>
        <p>Delete one that tells little, below its picture in the conversation, then take the new one.</p>
      </NoticeModal>
    )
  return (
    <MayAnalyse
      what="photo"
      title="Tap the lamp, or let CANDI look"
      free={
        <>
          <p>
            <b>Lamps and the VIN are free, for everyone.</b> Tap the lamp that is lit and read whether to
            stop; scan the VIN instead of typing it.
          </p>
          <div className="chips">
            <button className="chip" type="button" onClick={() => onAsk({ kind: 'lamps' })}>
              <Icon name="oil" />
              Open the chart of lamps
            </button>
            <button className="chip" type="button" onClick={onCar}>
              <Icon name="camera" />
              Scan the VIN
            </button>
          </div>
        </>
      }
      brings={
        <>
          <b>Photos are in Pro and Founder.</b> CANDI boxes the lamps it sees, reads codes and mileage, looks
          at leaks, smoke and tires with you, and weighs it with your words. Our server keeps nothing of a
          photo.
        </>
      }
      onClose={onClose}
    >
      <Photographer
        kind={ask.guide}
        max={photos.room}
        files={ask.files}
        onUse={(taken) => {
          onClose()
          for (const { blob, kind } of taken) photos.add(blob, kind)
        }}
        onClose={onClose}
      />
    </MayAnalyse>
  )
}
