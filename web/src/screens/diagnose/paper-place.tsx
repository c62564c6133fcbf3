import { useEffect, useState } from 'react'
import type { Recordings } from './use-recordings.ts'

const load = () => import('../../features/hear/heard-on-paper.tsx')
type Loaded = Awaited<ReturnType<typeof load>>
type Props = Pick<Recordings, 'recordings' | 'readSound'>

/** Fetched where something was heard, so that the page is complete when it is printed. */
export function PaperPlace({ recordings, readSound }: Props) {
  const [loaded, setLoaded] = useState<Loaded>()
  const isHeard = recordings.some(({ hearing }) => hearing !== null)
  useEffect(() => {
    if (isHeard) load().then(setLoaded, () => undefined)
  }, [isHeard])
  if (!isHeard || !loaded) return null
  const { HeardOnPaper } = loaded
  return <HeardOnPaper recordings={recordings} readSound={readSound} />
}
