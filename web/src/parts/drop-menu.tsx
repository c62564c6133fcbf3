import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './drop-menu.css'

type Props = {
  /** What stands on the button. */
  button: ReactNode
  className: string
  /** Where the button shows no words. */
  label?: string
  /** Called at each press, before the menu moves. Answer true to have it open, whatever it was. */
  onPress?: () => boolean
  /** List items; `close` is for those that lead away. */
  children: (close: () => void) => ReactNode
}

/** A button that shows a list of links below it. Esc, a press elsewhere and the focus going elsewhere close it. */
export function DropMenu({ button, className, label, onPress, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // It closes the menu and nothing else: on Diagnose it would also stop an answer.
      event.preventDefault()
      setOpen(false)
      toggle.current?.focus()
    }
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [isOpen])
  return (
    <div className="drop" ref={box}>
      <button
        className={className}
        type="button"
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={label}
        onClick={() => setOpen(onPress?.() || !isOpen)}
      >
        {button}
      </button>
      <ul className="drop-menu" id={menuId} hidden={!isOpen}>
        {children(() => setOpen(false))}
      </ul>
    </div>
  )
}
