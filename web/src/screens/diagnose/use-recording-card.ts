import { useEffect, useState } from 'react'

const load = () =>
  import('../../features/hear/recording-card.tsx').then(({ RecordingCard }) => ({ RecordingCard }))
export type LoadedCard = Awaited<ReturnType<typeof load>>

/** What draws recordings; fetched with the first one. Where it does not come they stand there in words. */
export function useRecordingCard(isNeeded: boolean): LoadedCard | undefined {
  const [loaded, setLoaded] = useState<LoadedCard>()
  useEffect(() => {
    if (isNeeded) load().then(setLoaded, () => undefined)
  }, [isNeeded])
  return loaded
}
