import { type GuidancePlace, guidanceAt } from '../../src/features/record/guidance.ts'
import { RecordPanel } from '../../src/features/record/record-panel.tsx'
import type { Recording } from '../../src/features/record/recording.ts'
import { encodeWav } from '../../src/parts/encode-wav.ts'
import { showAlone } from '../show-alone.tsx'

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

const asked = new URLSearchParams(location.search).get('place')

showAlone({
  title: 'The recorder alone',
  label: 'Record a noise',
  children: (close) => (
    <RecordPanel
      guidance={guidanceAt(PLACES.find((known) => known === asked) ?? 'engine')}
      onDone={(recording) => {
        close()
        void keep(recording)
      }}
      onCancel={close}
    />
  ),
})
