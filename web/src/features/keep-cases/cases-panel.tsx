import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../parts/icon.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { CaseEntry } from './case-entry.tsx'
import type { CaseRecord } from './case-record.ts'
import { listCases } from './case-store.ts'
import { deleteCase } from './delete-case.ts'
import { renameCase } from './rename-case.ts'
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
const UNREADABLE =
  'This browser does not let us keep anything, as in a private window. Candi works, but a case is gone when you close the tab.'
const UNRENAMED =
  'This browser did not take the new name. The case keeps its old one. Free some space on this device and try again.'
const UNDELETED =
  'This browser did not delete the case, and it is still here. Try again, or clear the data of this site in the settings of the browser.'
const TAKES_LEFT =
  'The case is deleted, but this browser did not delete its recordings and photos. To be rid of them, clear the data of this site in the settings of the browser.'

export function CasesPanel({ open, onOpenChange, currentId, onRenamed, onDeleted, onExport }: Props) {
  const [cases, setCases] = useState<CaseRecord[]>()
  const [failure, setFailure] = useState('')
  /** Told when the panel closes: its desk goes with an open case, and with it what the panel has to say. */
  const deleted = useRef('')
  const load = useCallback(() => {
    listCases().then(setCases, () => setFailure(UNREADABLE))
  }, [])
  useEffect(() => {
    if (open) load()
  }, [open, load])

  async function rename({ id }: CaseRecord, title: string) {
    setFailure('')
    try {
      await renameCase(id, title)
      onRenamed(id, title)
    } catch {
      setFailure(UNRENAMED)
    }
    load()
  }
  async function remove({ id }: CaseRecord) {
    setFailure('')
    try {
      if (await deleteCase(id)) onDeleted(id)
      else {
        setFailure(TAKES_LEFT)
        deleted.current = id
      }
    } catch {
      setFailure(UNDELETED)
    }
    load()
  }
  const change = (isOpen: boolean) => {
    if (!isOpen && deleted.current) onDeleted(deleted.current)
    deleted.current = ''
    onOpenChange(isOpen)
  }
  const close = () => change(false)

  return (
    <Panel open={open} onOpenChange={change} title="Your cases" lead={LEAD}>
      <Link className="btn primary" to="/diagnose" onClick={close}>
        <Icon name="plus" />
        New case
      </Link>
      {failure && (
        <p className="notice" role="alert">
          {failure}
        </p>
      )}
      {!cases ? (
        !failure && <Waiting short="Opening" long="Reading the cases kept in this browser" />
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
