import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'

type Props = {
  name: string
  isCorrecting: boolean
  onCorrect: () => void
  /** Undefined where there is nothing to compare it with. */
  onCompare: (() => void) | undefined
  onRemove: () => void
}

/** What can be done with a recording, and a second look before it is deleted. */
export function RecordingTools({ name, isCorrecting, onCorrect, onCompare, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (isAsking)
    return (
      <div className="confirm" role="alertdialog" aria-label={`Delete ${name}?`}>
        <p>Delete {name} and what was heard in it? It is kept nowhere else, and the list moves without it.</p>
        <div className="actions">
          <button className="btn danger" type="button" onClick={onRemove}>
            Delete
          </button>
          <button
            className="btn plain"
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the safe answer takes the focus
            autoFocus
            onClick={() => setAsking(false)}
          >
            Keep it
          </button>
        </div>
      </div>
    )
  return (
    <div className="recording-tools">
      <button className="tool-text" type="button" aria-expanded={isCorrecting} onClick={onCorrect}>
        <Icon name="pen" className="small" /> Correct<span className="sr"> what is known of {name}</span>
      </button>
      {onCompare && (
        <button className="tool-text" type="button" onClick={onCompare}>
          <Icon name="compare" className="small" /> Compare<span className="sr"> {name} with another</span>
        </button>
      )}
      <button className="tool-text" type="button" onClick={() => setAsking(true)}>
        <Icon name="trash" className="small" /> Delete<span className="sr"> {name}</span>
      </button>
    </div>
  )
}
