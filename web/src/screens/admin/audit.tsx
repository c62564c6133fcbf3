import { useCallback, useState } from 'react'
import { readAudit } from '../../api/admin.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { AuditList } from './audit-list.tsx'
import { LoadFailure } from './load-failure.tsx'
import { Pager } from './pager.tsx'
import { useLoaded } from './use-loaded.ts'

/** `changes` grows with each thing done on this page, and brings the newest entries. */
export function Audit({ changes }: { changes: number }) {
  const [page, setPage] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change asks again
  const load = useCallback(() => readAudit(page), [page, changes])
  const { value, failure, isLoading, reload } = useLoaded(load)
  return (
    <section aria-labelledby="h-audit" aria-busy={isLoading}>
      <h2 id="h-audit">Log</h2>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!value && !failure && <Waiting short="Reading the log" long="Reading over a slow connection" />}
      {value && value.entries.length === 0 && (
        <p className="admin-empty">
          Nothing was done yet. Whatever is done to an account is written down here.
        </p>
      )}
      {value && value.entries.length > 0 && <AuditList entries={value.entries} />}
      {value && <Pager of="the log" {...value} onPage={setPage} />}
    </section>
  )
}
