import type { CaseRecord } from '../../features/keep-cases/case-record.ts'
import { CasesPanel } from '../../features/keep-cases/cases-panel.tsx'
import { downloadCase } from './export-case.ts'

type Props = Omit<Parameters<typeof CasesPanel>[0], 'onExport'> & {
  /** The open case as it is now, which may be newer than what is kept. */
  current: CaseRecord
}

/** The kept cases, and what writes one into a file. */
export const CasesPart = ({ current, ...panel }: Props) => (
  <CasesPanel
    {...panel}
    onExport={(record, format) => downloadCase(record.id === current.id ? current : record, format)}
  />
)
