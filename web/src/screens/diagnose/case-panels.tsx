import type { CaseFacts, VehicleWords } from '@candi/contracts'
import { lazy, Suspense, useEffect } from 'react'
import type { CaseRecord } from '../../features/keep-cases/case-record.ts'
import { loadButtonPopover } from '../../parts/load-button-popover.ts'
import { CarVin } from './car-vin.tsx'
import { downloadCase } from './export-case.ts'
import { whenTouched } from './when-at-rest.ts'

const loadCar = () => import('../../features/describe-car/car-panel.tsx')
const loadCases = () => import('../../features/keep-cases/cases-panel.tsx')
const CarPanel = lazy(async () => ({ default: (await loadCar()).CarPanel }))
const CasesPanel = lazy(async () => ({ default: (await loadCases()).CasesPanel }))

export type PanelName = 'car' | 'cases' | 'hearing'
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
  // Fetched at the first touch, so that panels and popovers also open when the signal is gone later. A failed fetch is
  // tried again, and told, when one is opened.
  useEffect(
    () =>
      whenTouched(() => {
        Promise.all([loadCar(), loadCases(), loadButtonPopover()]).catch(() => undefined)
      }),
    [],
  )
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
          decoder={(fill) => <CarVin onFacts={fill} />}
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
