import { Icon } from '../../parts/icon.tsx'
import { Mark } from '../../parts/mark.tsx'
import { SideButton } from '../../parts/side-button.tsx'
import { PhotoView } from './photo-view.tsx'
import type { TakenPhoto } from './taken-photo.ts'
import { Thumbnails } from './thumbnails.tsx'

type Props = {
  photos: readonly TakenPhoto[]
  shown: TakenPhoto
  max: number
  titleId: string
  /** What became of files that could not be taken. */
  messages: readonly string[]
  onShow: (id: string) => void
  onRetake: (photo: TakenPhoto) => void
  onRemove: (id: string) => void
  onAdd: () => void
  onUse: () => void
  onCancel: () => void
}

/** Look them over, take one again, leave one out, use them. */
export function ReviewStage(props: Props) {
  const { photos, shown, max, titleId, messages, onShow, onRetake, onRemove, onAdd, onUse, onCancel } = props
  const place = photos.indexOf(shown) + 1
  const isFull = photos.length >= max
  return (
    <div className="look-over">
      <section className="guide">
        <p className="what">
          <Mark />
          {shown.origin === 'file' ? shown.name : 'Your photo'}
        </p>
        <h2 id={titleId} tabIndex={-1}>
          Is everything sharp and in the picture?
        </h2>
        {messages.length > 0 && (
          <ul className="faults">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </section>
      <section className="device" aria-label="Your photos">
        <div className="device-top">
          <p className="device-state">
            {photos.length > 1 ? `Photo ${place} of ${photos.length}` : 'Your photo'}
          </p>
          <p className="num">
            {shown.width} × {shown.height}
          </p>
        </div>
        <PhotoView photo={shown} words={`Photo ${place}, as it will be sent`} />
        <div className="photo-acts">
          <button className="screen-btn" type="button" onClick={() => onRetake(shown)}>
            <Icon name="redo" />
            Retake
          </button>
          <button className="screen-btn" type="button" onClick={() => onRemove(shown.id)}>
            <Icon name="trash" />
            Remove
          </button>
        </div>
      </section>
      {photos.length > 1 && <Thumbnails photos={photos} shown={shown} onShow={onShow} />}
      <section className="controls of-review" aria-label="Controls">
        {isFull ? (
          <p className="full">{max === 1 ? '' : `${max} is the most`}</p>
        ) : (
          <SideButton icon="plus" onPress={onAdd}>
            One more
          </SideButton>
        )}
        <button className="btn primary" type="button" onClick={onUse}>
          {photos.length === 1 ? 'Use this photo' : `Use ${photos.length} photos`}
        </button>
        <SideButton icon="close" onPress={onCancel}>
          Cancel
        </SideButton>
      </section>
    </div>
  )
}
