import '../../src/app/fonts.css'
import '../../src/app/tokens.css'
import '../../src/app/base.css'
import '../../src/app/controls.css'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type GuidancePlace, guidanceAt } from '../../src/features/record/guidance.ts'
import { RecordPanel } from '../../src/features/record/record-panel.tsx'
import type { Recording } from '../../src/features/record/recording.ts'
import { encodeWav } from '../../src/parts/encode-wav.ts'

/** What the test reads of a used recording. */
declare global {
  interface Window {
    used?: { seconds: number | null; state: string | null; rpm: number | null; origin: string; wav: number[] }
  }
}

async function keep({ samples, seconds, state, rpm, origin }: Recording) {
  const wav = samples ? [...new Uint8Array(await encodeWav(samples).arrayBuffer())] : []
  window.used = { seconds, state, rpm, origin, wav }
}

const PLACES: readonly GuidancePlace[] = ['engine', 'cabin', 'wheel', 'startup', 'tailpipe']

function Page() {
  const [isOpen, setOpen] = useState(false)
  const asked = new URLSearchParams(location.search).get('place')
  const place = PLACES.find((known) => known === asked) ?? 'engine'
  return (
    <main>
      <h1>The recorder alone</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Record a noise
      </button>
      {isOpen && (
        <RecordPanel
          guidance={guidanceAt(place)}
          onDone={(recording) => {
            setOpen(false)
            void keep(recording)
          }}
          onCancel={() => setOpen(false)}
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
