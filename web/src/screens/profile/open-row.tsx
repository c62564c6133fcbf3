import { type RefObject, useRef, useState } from 'react'

export type OpenRow = {
  isOpen: boolean
  toggle: () => void
  /** Closes, and gives the focus back to the button that opened it. */
  close: () => void
  button: RefObject<HTMLButtonElement | null>
}

/** A row that opens a form below itself. */
export function useOpenRow(): OpenRow {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    button,
    toggle: () => setOpen(!isOpen),
    close: () => {
      setOpen(false)
      button.current?.focus()
    },
  }
}

type Props = { row: OpenRow; onOpen: () => void; label: string; of: string }

export function OpenButton({ row, onOpen, label, of }: Props) {
  return (
    <button
      className="btn btn-line btn-small"
      type="button"
      ref={row.button}
      aria-expanded={row.isOpen}
      onClick={() => {
        if (!row.isOpen) onOpen()
        row.toggle()
      }}
    >
      {row.isOpen ? 'Cancel' : label}
      <span className="sr"> {of}</span>
    </button>
  )
}
