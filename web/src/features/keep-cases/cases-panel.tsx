import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../parts/icon.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { CaseEntry } from './case-entry.tsx'
import type { CaseRecord } from './case-record.ts'
import { deleteCase, listCases, putCase } from './case-store.ts'
import './cases.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  currentId: string
  onRenamed: (id: string, title: string) => void
  onDeleted: (id: string) => void
  onExport: (record: CaseRecord, format: 'json' | 'markdown') => void
}

const LEAD =
  'They are kept in this browser only. Nobody else has them, and clearing the browser deletes them.'

export function CasesPanel({ open, onOpenChange, currentId, onRenamed, onDeleted, onExport }: Props) {
  const [cases, setCases] = useState<CaseRecord[]>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    listCases().then(setCases, () => setFailed(true))
  }, [])
  useEffect(() => {
    if (open) load()
  }, [open, load])

  async function rename(record: CaseRecord, title: string) {
    await putCase({ ...record, title })
    onRenamed(record.id, title)
    load()
  }
  async function remove(record: CaseRecord) {
    await deleteCase(record.id)
    onDeleted(record.id)
    load()
  }
  const close = () => onOpenChange(false)

  return (
    <Panel open={open} onOpenChange={onOpenChange} title="Your cases" lead={LEAD}>
      <Link className="btn primary" to="/diagnose" onClick={close}>
        <Icon name="plus" />
        New case
      </Link>
      {failed ? (
        <p className="notice" role="alert">
          This browser does not let us keep anything, as in a private window. Candi works, but a case is gone
          when you close the tab.
        </p>
      ) : !cases ? (
        <Waiting short="Opening" long="Reading the cases kept in this browser" />
      ) : cases.length === 0 ? (
        <p className="none-yet">Nothing here yet. A case begins with your first sentence.</p>
      ) : (
        <ul className="case-list">
          {cases.map((record) => (
            <CaseEntry
              key={record.id}
              record={record}
              isCurrent={record.id === currentId}
              onOpen={close}
              onRename={(title) => void rename(record, title)}
              onDelete={() => void remove(record)}
              onExport={(format) => onExport(record, format)}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}
