import { useState } from 'react'
import { Link } from 'react-router'
import { ConfirmDelete } from '../../parts/confirm-delete.tsx'
import { Icon } from '../../parts/icon.tsx'
import { type CaseRecord, caseName } from './case-record.ts'

type Props = {
  record: CaseRecord
  isCurrent: boolean
  onOpen: () => void
  onRename: (title: string) => void
  onDelete: () => void
  onExport: (format: 'json' | 'markdown') => void
}

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })

/** One kept case: open it, and behind "More" rename, export, delete. */
export function CaseEntry({ record, isCurrent, onOpen, onRename, onDelete, onExport }: Props) {
  const [mode, setMode] = useState<'read' | 'rename' | 'delete'>('read')
  const name = caseName(record)
  const [title, setTitle] = useState(name)
  const tone = record.assessment?.verdict.urgency ?? 'none'

  return (
    <li className="case-entry">
      <Link to={`/diagnose/${record.id}`} onClick={onOpen} aria-current={isCurrent ? 'page' : undefined}>
        <b>{name}</b>
        <span className="soft">
          {record.assessment && <span className={`dot tone-${tone}`} aria-hidden="true" />}
          {record.assessment ? `${record.assessment.verdict.headline} · ` : ''}
          <time dateTime={new Date(record.updatedAt).toISOString()}>{day.format(record.updatedAt)}</time>
        </span>
      </Link>
      {mode === 'rename' && (
        <form
          className="inline-form"
          onSubmit={(event) => {
            event.preventDefault()
            onRename(title.trim().slice(0, 120))
            setMode('read')
          }}
        >
          <label className="labelled">
            <span>Name of this case</span>
            <input
              value={title}
              maxLength={120}
              // biome-ignore lint/a11y/noAutofocus: the field was asked for with a tap
              autoFocus
              onChange={(event) => setTitle(event.target.value)}
            />
          </label>
          <div className="actions">
            <button className="btn primary" type="submit">
              Save name
            </button>
            <button className="btn plain" type="button" onClick={() => setMode('read')}>
              Cancel
            </button>
          </div>
        </form>
      )}
      {mode === 'delete' && (
        <ConfirmDelete
          name={name}
          words="Delete this case for good? It is kept nowhere else."
          onDelete={onDelete}
          onKeep={() => setMode('read')}
        />
      )}
      {mode === 'read' && (
        <div className="entry-tools">
          <button type="button" className="tool-text" onClick={() => setMode('rename')}>
            <Icon name="pen" className="small" /> Rename<span className="sr"> {name}</span>
          </button>
          <button type="button" className="tool-text" onClick={() => onExport('markdown')}>
            <Icon name="download" className="small" /> Text<span className="sr"> file of {name}</span>
          </button>
          <button type="button" className="tool-text" onClick={() => onExport('json')}>
            <Icon name="download" className="small" /> JSON<span className="sr"> file of {name}</span>
          </button>
          <button type="button" className="tool-text" onClick={() => setMode('delete')}>
            <Icon name="trash" className="small" /> Delete<span className="sr"> {name}</span>
          </button>
        </div>
      )}
    </li>
  )
}
