import { useEffect, useState } from 'react'
import type { ApiFailure } from '../../api/call-api.ts'

/** 754 seconds are "12:34". */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export type Lock = { isLocked: boolean; secondsLeft: number; lockFor: (failure: ApiFailure) => void }

const clock = () => Date.now()

/** The lock after too many tries: counts down to the next one. `now` gives milliseconds. */
export function useLock(now: () => number = clock): Lock {
  const [until, setUntil] = useState(0)
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!until) return
    const timer = setInterval(() => {
      setAt(now())
      if (now() >= until) setUntil(0)
    }, 1_000)
    return () => clearInterval(timer)
  }, [until, now])
  return {
    isLocked: until > 0,
    secondsLeft: until ? Math.max(0, Math.ceil((until - at) / 1_000)) : 0,
    lockFor: ({ code, retryAfterSeconds }) => {
      if (code !== 'too-many-requests' || !retryAfterSeconds) return
      setAt(now())
      setUntil(now() + retryAfterSeconds * 1_000)
    },
  }
}
