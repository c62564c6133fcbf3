import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { loadButtonPopover } from './load-button-popover.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const ButtonPopover = lazy(loadButtonPopover)

export function ThemeButton() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        className="icon-btn"
        type="button"
        ref={button}
        aria-label="Colors: system, light or dark"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="theme" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ButtonPopover
            button={button}
            className="pop"
            label="Colors"
            align="end"
            sideOffset={4}
            onClose={() => setOpen(false)}
          >
            <ThemeSwitch />
          </ButtonPopover>
        </Suspense>
      )}
    </>
  )
}
