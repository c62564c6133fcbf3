import { PHOTO_KINDS } from '@candi/contracts'
import { Photographer } from '../../src/features/photograph/photographer.tsx'
import type { TakenPhoto } from '../../src/features/photograph/taken-photo.ts'
import { showAlone } from '../show-alone.tsx'

/** What the test reads of used photos. */
declare global {
  interface Window {
    photos?: (Omit<TakenPhoto, 'blob' | 'id'> & { type: string; bytes: number[] })[]
  }
}

async function keep(photos: readonly TakenPhoto[]) {
  window.photos = await Promise.all(
    photos.map(async ({ blob, id: _, ...said }) => ({
      ...said,
      type: blob.type,
      bytes: [...new Uint8Array(await blob.arrayBuffer())],
    })),
  )
}

const asked = new URLSearchParams(location.search)

showAlone({
  title: 'The camera alone',
  label: 'Take photos',
  children: (close) => (
    <Photographer
      kind={PHOTO_KINDS.find((known) => known === asked.get('kind'))}
      max={Number(asked.get('max') ?? 6)}
      onUse={(photos) => {
        close()
        void keep(photos)
      }}
      onClose={close}
    />
  ),
})
