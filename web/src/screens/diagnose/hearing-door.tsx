import { LateParts } from '../../parts/late-parts.tsx'
import type { HearingPartsProps } from './hearing-parts.tsx'

// With the recorder comes what a recording needs afterwards: the signal may be gone by then.
const load = async () => {
  const [{ HearingParts }] = await Promise.all([
    import('./hearing-parts.tsx'),
    import('./hear-in-turn.ts'),
    import('./recording-place.tsx'),
    import('../../features/keep-cases/kept-blobs.ts'),
  ])
  return HearingParts
}

export const HearingDoor = (props: HearingPartsProps) => (
  <LateParts
    load={load}
    props={props}
    missing="The recorder did not arrive"
    meanwhile="record with your phone’s own app and drop the file here later."
    onClose={props.onClose}
  />
)
