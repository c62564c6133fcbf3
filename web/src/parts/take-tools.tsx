import { type ReactNode, useState } from 'react'
import { ConfirmDelete } from './confirm-delete.tsx'
import { Icon } from './icon.tsx'
import './take.css'

type Props = {
  name: string
  /** What goes with it: "what was heard in it". */
  holds: string
  isCorrecting: boolean
  onCorrect: () => void
  onRemove: () => void
  /** Other tools, between the two that every recording and photo has. */
  children?: ReactNode
}

/** What can be done with a recording or a photo, and a second look before it is deleted. */
export function TakeTools({ name, holds, isCorrecting, onCorrect, onRemove, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (isAsking)
    return (
      <ConfirmDelete
        name={name}
        words={`Delete ${name} and ${holds}? It is kept nowhere else, and the list moves without it.`}
        onDelete={onRemove}
        onKeep={() => setAsking(false)}
      />
    )
  return (
    <div className="take-tools">
      <button className="tool-text" type="button" aria-expanded={isCorrecting} onClick={onCorrect}>
        <Icon name="pen" className="small" /> Correct<span className="sr"> what is known of {name}</span>
      </button>
      {children}
      <button className="tool-text" type="button" onClick={() => setAsking(true)}>
        <Icon name="trash" className="small" /> Delete<span className="sr"> {name}</span>
      </button>
    </div>
  )
}
