import '../../src/app/fonts.css'
import '../../src/app/tokens.css'
import '../../src/app/base.css'
import '../../src/app/controls.css'
import { PHOTO_KINDS } from '@candi/contracts'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Photographer } from '../../src/features/photograph/photographer.tsx'
import type { TakenPhoto } from '../../src/features/photograph/taken-photo.ts'

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

function Page() {
  const [isOpen, setOpen] = useState(false)
  const asked = new URLSearchParams(location.search)
  const kind = PHOTO_KINDS.find((known) => known === asked.get('kind'))
  return (
    <main>
      <h1>The camera alone</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Take photos
      </button>
      {isOpen && (
        <Photographer
          kind={kind}
          max={Number(asked.get('max') ?? 6)}
          onUse={(photos) => {
            setOpen(false)
            void keep(photos)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
