import { useAddress } from '../../parts/use-address.ts'
import type { TakenPhoto } from './taken-photo.ts'

type Props = { photos: readonly TakenPhoto[]; shown: TakenPhoto; onShow: (id: string) => void }

/** All photos, small; one of them is shown above. */
export function Thumbnails({ photos, shown, onShow }: Props) {
  return (
    <ul className="thumbnails" aria-label="All photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button
            type="button"
            aria-label={`Show photo ${index + 1}`}
            aria-current={photo === shown || undefined}
            onClick={() => onShow(photo.id)}
          >
            <Thumbnail photo={photo} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ photo }: { photo: TakenPhoto }) {
  const address = useAddress(photo.blob)
  return photo.isDrawable ? <img src={address} alt="" /> : <span>HEIC</span>
}
