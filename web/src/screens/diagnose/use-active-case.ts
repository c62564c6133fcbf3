import { useEffect, useState } from 'react'
import { type CaseRecord, newCase } from '../../features/keep-cases/case-record.ts'
import { readCase, readUnbegun } from '../../features/keep-cases/case-store.ts'
import { migrateHistory } from '../../features/keep-cases/migrate-history.ts'

export type ActiveCase =
  | { state: 'opening' }
  | { state: 'missing' }
  | { state: 'open'; record: CaseRecord; isStorable: boolean }

/** The case of the address, or a new one (with the draft that was left behind) where it names none. */
export function useActiveCase(caseId: string | undefined, visit: string): ActiveCase {
  const [active, setActive] = useState<ActiveCase>({ state: 'opening' })
  const openId = active.state === 'open' ? active.record.id : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit to /diagnose asks for a new case
  useEffect(() => {
    if (caseId !== undefined && caseId === openId) return
    let isCurrent = true
    const locale = navigator.language || 'en-US'
    const open = async (): Promise<ActiveCase> => {
      await migrateHistory(locale).catch(() => 0)
      const kept = caseId ? await readCase(caseId) : ((await readUnbegun()) ?? newCase(locale))
      return kept ? { state: 'open', record: kept, isStorable: true } : { state: 'missing' }
    }
    void open()
      .catch(
        (): ActiveCase =>
          caseId ? { state: 'missing' } : { state: 'open', record: newCase(locale), isStorable: false },
      )
      .then((next) => {
        if (isCurrent) setActive(next)
      })
    return () => {
      isCurrent = false
    }
  }, [caseId, visit])
  return active
}
