import type { Verdict } from '@candi/contracts'
import type { RefObject } from 'react'
import { VerdictPin } from '../../features/case-sheet/verdict-pin.tsx'
import { useSheetToggle } from './use-sheet-toggle.ts'

/** Comes with the sheet, and leads there and back. */
export function PinnedVerdict({
  verdict,
  sheet,
}: {
  verdict: Verdict
  sheet: RefObject<HTMLElement | null>
}) {
  const { isSheetShown, toggle } = useSheetToggle(sheet)
  return <VerdictPin verdict={verdict} isSheetShown={isSheetShown} onToggle={toggle} />
}
