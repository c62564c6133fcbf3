import { type CasePhoto, litLamps } from '../../api/case-photo.ts'
import { seenWordsOf } from '../../api/seen-words-of.ts'
import { BoxedPhoto } from './boxed-photo.tsx'
import { KIND_WORDS } from './seen-words.ts'
import type { ReadPhoto } from './use-photo-address.ts'
import './see.css'

/** One page has room for three, small. */
const MOST = 3

type Props = { photos: readonly CasePhoto[]; readPhoto: ReadPhoto }

/** On the page for the workshop: each photo, small, with what was seen in it. */
export function SeenOnPaper({ photos, readPhoto }: Props) {
  const seen = photos.filter(({ sighting }) => sighting && sighting.kind.id !== 'not_car')
  if (seen.length === 0) return null
  return (
    <section className="report-seen">
      <h2>Seen in the owner’s photos</h2>
      <div className="report-photos">
        {seen.slice(0, MOST).map((photo) => (
          <div key={photo.id}>
            <BoxedPhoto
              id={photo.id}
              label={photo.name}
              width={photo.sighting?.width ?? 4}
              height={photo.sighting?.height ?? 3}
              lamps={litLamps(photo).map((lamp) => ({ lamp, place: photo.lamps.indexOf(lamp) }))}
              readPhoto={readPhoto}
            />
            <p>
              <b>{photo.name}</b>, {photo.sighting && KIND_WORDS[photo.sighting.kind.id]}.{' '}
              {seenWordsOf(photo)}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
