import { mayAnalyse } from '@candi/contracts'
import { useEffect, useState } from 'react'
import { useSession } from '../../api/account-session.ts'
import { readOwnContributions } from '../../api/contributions.ts'
import { useMembership } from '../../api/membership-watch.ts'

export type MayAnalyse = 'unknown' | 'yes' | 'no'

/**
 * Whether this visitor may have recordings heard or photos looked at: Pro, Founder, or the case that five approved recordings opened. Where
 * nobody can be asked it is let through and kept: the server decides when it is back.
 */
export function useMayAnalyse(what: 'sound' | 'photo'): MayAnalyse {
  const { status } = useSession()
  const { tier, status: known } = useMembership()
  const [hasOpenCase, setHasOpenCase] = useState<boolean>()
  const isIncluded = mayAnalyse(tier, what)
  const mayHaveEarned = status === 'signed-in' && known === 'known' && !isIncluded
  useEffect(() => {
    if (!mayHaveEarned) return
    let isLeft = false
    void readOwnContributions().then((result) => {
      if (!isLeft) setHasOpenCase(result.ok ? result.value.openCase !== null : false)
    })
    return () => {
      isLeft = true
    }
  }, [mayHaveEarned])
  if (isIncluded || known === 'failed') return 'yes'
  if (known === 'unknown') return 'unknown'
  if (!mayHaveEarned) return 'no'
  if (hasOpenCase === undefined) return 'unknown'
  return hasOpenCase ? 'yes' : 'no'
}
