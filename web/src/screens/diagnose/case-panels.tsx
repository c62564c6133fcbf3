import type { CaseFacts, VehicleWords } from '@candi/contracts'
import { lazy, Suspense, useEffect } from 'react'
import type { CaseRecord } from '../../features/keep-cases/case-record.ts'
import { loadButtonPopover } from '../../parts/load-button-popover.ts'
import { whenTouched } from './when-at-rest.ts'

const loadCar = () => import('./car-part.tsx')
const loadCases = () => import('./cases-part.tsx')
const CarPart = lazy(async () => ({ default: (await loadCar()).CarPart }))
const CasesPart = lazy(async () => ({ default: (await loadCases()).CasesPart }))

export type PanelName = 'car' | 'cases' | 'asked'
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
        <CarPart
          open
          onOpenChange={onOpenChange}
          vehicle={vehicle}
          codes={codes}
          locale={locale}
          onSave={onSaveCar}
        />
      )}
      {shown === 'cases' && (
        <CasesPart
          open
          onOpenChange={onOpenChange}
          currentId={caseId}
          onRenamed={onRenamed}
          onDeleted={onDeleted}
          current={current}
        />
      )}
    </Suspense>
  )
}
