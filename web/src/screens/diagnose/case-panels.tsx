import type { CaseFacts, VehicleWords } from '@candi/contracts'
import { useEffect } from 'react'
import type { CaseRecord } from '../../features/keep-cases/case-record.ts'
import { LateParts } from '../../parts/late-parts.tsx'
import { loadButtonPopover } from '../../parts/load-button-popover.ts'
import { whenTouched } from './when-at-rest.ts'

const loadCar = async () => (await import('./car-part.tsx')).CarPart
const loadCases = async () => (await import('./cases-part.tsx')).CasesPart

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
    <>
      {shown === 'car' && (
        <LateParts
          load={loadCar}
          props={{ open: true, onOpenChange, vehicle, codes, locale, onSave: onSaveCar }}
          missing="This part of the page did not arrive"
          meanwhile="tell CANDI your car in words."
          onClose={onClose}
        />
      )}
      {shown === 'cases' && (
        <LateParts
          load={loadCases}
          props={{ open: true, onOpenChange, currentId: caseId, onRenamed, onDeleted, current }}
          missing="The list of your cases did not arrive"
          meanwhile="open it later."
          onClose={onClose}
        />
      )}
    </>
  )
}
