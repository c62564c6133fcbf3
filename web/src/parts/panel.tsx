import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence under the title. */
  lead: string
  children: ReactNode
}

/** A modal panel: a sheet from below on a phone, a centered box on a wide screen. */
export function Panel({ open, onOpenChange, title, lead, children }: Props) {
  // Whatever opened it gets the focus back; a panel has no trigger of its own.
  const [opener] = useState(() => document.activeElement)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="panel"
          onEscapeKeyDown={(event) => {
            // A dialog that opened over the panel closes first.
            const over = document.querySelector('.panel dialog[open]')
            if (!over) return
            event.preventDefault()
            over.dispatchEvent(new Event('cancel', { cancelable: true }))
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
          }}
        >
          <header className="panel-top">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <Dialog.Description className="soft">{lead}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
