import { lazy, Suspense, useEffect } from 'react'
import type { CaseRecord } from '../../features/keep-cases/case-record.ts'
import { downloadCase } from './export-case.ts'
import type { Diagnosis } from './use-diagnosis.ts'

const loadCar = () => import('../../features/describe-car/car-panel.tsx')
const loadCases = () => import('../../features/keep-cases/cases-panel.tsx')
const CarPanel = lazy(async () => ({ default: (await loadCar()).CarPanel }))
const CasesPanel = lazy(async () => ({ default: (await loadCases()).CasesPanel }))

/** Fetched once the screen stands, so that the panels also open without a signal. */
const FETCHED_AFTER_MILLISECONDS = 1_500

export type PanelName = 'car' | 'cases'
type Props = {
  shown: PanelName | undefined
  onClose: () => void
  diagnosis: Diagnosis
  caseId: string
  onRenamed: (id: string, title: string) => void
  onDeleted: (id: string) => void
  /** The open case as it is now, which may be newer than what is kept. */
  current: CaseRecord
}

export function CasePanels({ shown, onClose, diagnosis, caseId, onRenamed, onDeleted, current }: Props) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed fetch is tried again, and told, when the panel is opened.
      Promise.all([loadCar(), loadCases()]).catch(() => undefined)
    }, FETCHED_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  const onOpenChange = (open: boolean) => {
    if (!open) onClose()
  }
  const { vehicle, codes, locale } = diagnosis.facts
  return (
    <Suspense fallback={null}>
      {shown === 'car' && (
        <CarPanel
          open
          onOpenChange={onOpenChange}
          vehicle={vehicle}
          codes={codes}
          locale={locale}
          onSave={diagnosis.setCar}
        />
      )}
      {shown === 'cases' && (
        <CasesPanel
          open
          onOpenChange={onOpenChange}
          currentId={caseId}
          onRenamed={onRenamed}
          onDeleted={onDeleted}
          onExport={(record, format) => downloadCase(record.id === caseId ? current : record, format)}
        />
      )}
    </Suspense>
  )
}
