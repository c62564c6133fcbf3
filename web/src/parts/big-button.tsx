import type { RefObject } from 'react'

type Props = {
  label: string
  /** A square ends what runs, a circle begins it. */
  sign: 'square' | 'round'
  /** Share of what is enough, 0 to 1. */
  done?: number
  isBusy: boolean
  onPress: () => void
  button: RefObject<HTMLButtonElement | null>
}

/** The one big button under the thumb: its ring fills until it is enough. */
export function BigButton({ label, sign, done = 0, isBusy, onPress, button }: Props) {
  return (
    <button
      ref={button}
      className="big-btn"
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress()
      }}
    >
      <svg className="ring" viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="45" />
        {done > 0 && (
          <circle
            className="done"
            cx="48"
            cy="48"
            r="45"
            pathLength="100"
            strokeDasharray={`${Math.min(100, Math.round(done * 100))} 100`}
          />
        )}
      </svg>
      <span className={sign} aria-hidden="true" />
      <span className="sr">{label}</span>
    </button>
  )
}
