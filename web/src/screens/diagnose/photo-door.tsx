import { LateParts } from '../../parts/late-parts.tsx'
import type { PhotoPartsProps } from './photo-parts.tsx'

// With the camera comes what a photo needs afterwards: the signal may be gone by then.
const load = async () => {
  const [{ PhotoParts }] = await Promise.all([
    import('./photo-parts.tsx'),
    import('./look-in-turn.ts'),
    import('./photo-place.tsx'),
    import('../../features/keep-cases/kept-blobs.ts'),
  ])
  return PhotoParts
}

export const PhotoDoor = (props: PhotoPartsProps) => (
  <LateParts
    load={load}
    props={props}
    missing="This part of the page did not arrive"
    meanwhile="take the photo with your phone’s own app and drop the file here later."
    onClose={props.onClose}
  />
)
