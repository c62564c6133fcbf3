import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'

export type AlertKind = 'info' | 'success' | 'warning' | 'error'
export type AlertMessage = { kind: AlertKind; text: string }

const ICONS = {
  info: 'words',
  success: 'check',
  warning: 'help',
  error: 'general',
} as const satisfies Record<AlertKind, IconName>
const SPOKEN = { info: '', success: '', warning: 'Please note: ', error: 'Problem: ' } as const

/**
 * One message of a screen. Red, amber and green belong to the car, so the kinds differ by icon, frame and spoken word.
 * Failures are announced at once, the rest when the reader is free. Keep it mounted; it is empty without a message.
 */
export function AlertLine({
  message,
  children,
}: {
  message: AlertMessage | undefined
  children?: ReactNode
}) {
  return (
    <div className="alert-place" aria-live="polite">
      {message && (
        <div
          key={message.kind + message.text}
          className={`alert-line alert-${message.kind}`}
          role={message.kind === 'error' ? 'alert' : undefined}
        >
          <Icon name={ICONS[message.kind]} className="small" />
          <div>
            {SPOKEN[message.kind] && <span className="sr">{SPOKEN[message.kind]}</span>}
            <span className="alert-text">{message.text}</span>
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
