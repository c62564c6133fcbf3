import { clockOf } from './use-lock.ts'

/** When the next try is let through. The running clock is for the eye; a reader hears it once, in minutes. */
export function LockLine({ secondsLeft }: { secondsLeft: number }) {
  return (
    <p className="lock-line">
      <span>Next try in </span>
      <span className="num" role="timer" aria-live="off">
        {clockOf(secondsLeft)}
      </span>
      <span> minutes. What you typed stays here.</span>
    </p>
  )
}
