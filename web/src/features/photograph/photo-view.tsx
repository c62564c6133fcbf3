import { useAddress } from '../../parts/use-address.ts'
import type { TakenPhoto } from './taken-photo.ts'

/** The whole photo on the dark screen; where this browser cannot draw it, what becomes of it. */
export function PhotoView({ photo, words }: { photo: TakenPhoto; words: string }) {
  const address = useAddress(photo.blob)
  if (!photo.isDrawable)
    return (
      <p className="closed-photo">
        This browser cannot show HEIC photos. CANDI can open it: use it as it is. Place, time and everything
        else hidden in it is taken out.
      </p>
    )
  return <img className="taken" src={address} alt={words} width={photo.width} height={photo.height} />
}
