import type { ComponentProps } from 'react'
import { PrintReport } from '../../features/report/print-report.tsx'
import { useArrived } from './use-arrived.ts'
import type { Photos } from './use-photos.ts'
import type { Recordings } from './use-recordings.ts'

const loadHeard = async () => (await import('../../features/hear/heard-on-paper.tsx')).HeardOnPaper
const loadSeen = async () => (await import('../../features/see/seen-on-paper.tsx')).SeenOnPaper
type Props = Omit<ComponentProps<typeof PrintReport>, 'taken'> & {
  recordings: Pick<Recordings, 'recordings' | 'readSound'>
  photos: Pick<Photos, 'photos' | 'read'>
}

/** The page for the workshop; what draws recordings and photos is fetched where there are any, so that it is complete when it is printed. */
export function PaperPlace({
  recordings: { recordings, readSound },
  photos: { photos, read },
  ...report
}: Props) {
  const Heard = useArrived(
    loadHeard,
    recordings.some(({ hearing }) => hearing !== null),
  )
  const Seen = useArrived(
    loadSeen,
    photos.some(({ sighting }) => sighting !== null),
  )
  return (
    <PrintReport
      {...report}
      taken={
        <>
          {Heard && <Heard recordings={recordings} readSound={readSound} />}
          {Seen && <Seen photos={photos} readPhoto={read} />}
        </>
      }
    />
  )
}
