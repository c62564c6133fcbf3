import { Popover } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'

type Props = {
  button: RefObject<HTMLElement | null>
  className: string
  label: string
  align: 'center' | 'end'
  sideOffset: number
  onClose: () => void
  children: ReactNode
}

/** An open popover below what was pressed, which stands already, and that takes the focus back. */
export function ButtonPopover({ button, className, label, align, sideOffset, onClose, children }: Props) {
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          className={className}
          sideOffset={sideOffset}
          align={align}
          collisionPadding={12}
          aria-label={label}
          onCloseAutoFocus={() => {
            // Whoever closed it by pressing elsewhere stays there.
            if (document.activeElement === document.body) button.current?.focus()
          }}
          // The button closes by its own press.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
