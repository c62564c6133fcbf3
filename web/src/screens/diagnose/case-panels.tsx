import type { CaseFacts, VehicleWords } from '@candi/contracts'
import { lazy, Suspense, useEffect } from 'react'
import type { CaseRecord } from '../../features/keep-cases/case-record.ts'
import { downloadCase } from './export-case.ts'

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
  facts: CaseFacts
  caseId: string
  onRenamed: (id: string, title: string) => void
  onDeleted: (id: string) => void
  onSaveCar: (vehicle: VehicleWords | null, codes: string[]) => void
  /** The open case as it is now, which may be newer than what is kept. */
  current: CaseRecord
}

export function CasePanels(props: Props) {
  const { shown, onClose, facts, caseId, onSaveCar, onRenamed, onDeleted, current } = props
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
  const { vehicle, codes, locale } = facts
  return (
    <Suspense fallback={null}>
      {shown === 'car' && (
        <CarPanel
          open
          onOpenChange={onOpenChange}
          vehicle={vehicle}
          codes={codes}
          locale={locale}
          onSave={onSaveCar}
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
