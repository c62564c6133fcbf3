import type { OwnContributions } from '@candi/contracts'
import { useCallback, useEffect, useState } from 'react'
import type { ApiFailure } from '../../api/call-api.ts'
import { readOwnContributions } from '../../api/contributions.ts'
import { ownUploads, whenListChanged } from './own-uploads.ts'

export type OwnContributionsState = {
  /** What was read last; null before the first answer. */
  own: OwnContributions | null
  failure: ApiFailure | null
  reload: () => void
  /** An answer of the server that is newer than what was read. */
  put: (own: OwnContributions) => void
}

/** One's own recordings as the server has them: read anew when an upload begins or settles, and when the visitor comes back. */
export function useOwnContributions(isOpen = true): OwnContributionsState {
  const [own, setOwn] = useState<OwnContributions | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [times, setTimes] = useState(0)
  const reload = useCallback(() => setTimes((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again
  useEffect(() => {
    if (!isOpen) return
    let isOvertaken = false
    void readOwnContributions().then((result) => {
      if (isOvertaken) return
      if (result.ok) setOwn(result.value)
      setFailure(result.ok ? null : result)
    })
    return () => {
      isOvertaken = true
    }
  }, [isOpen, times])
  useEffect(() => {
    const kept = (own?.contributions ?? []).filter(({ state }) => state !== 'receiving')
    ownUploads.takeOffArrived(new Set(kept.map(({ id }) => id)))
  }, [own])
  useEffect(() => {
    const stop = whenListChanged(reload)
    addEventListener('focus', reload)
    return () => {
      stop()
      removeEventListener('focus', reload)
    }
  }, [reload])
  return { own, failure, reload, put: setOwn }
}
