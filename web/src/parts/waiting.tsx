import { useEffect, useState } from 'react'

const SAYS_WHAT_AFTER_MILLISECONDS = 2_000

/** Progress: nothing for 300 ms, then moving segments, after 2 s also what is being done. */
export function Waiting({ short, long }: { short: string; long: string }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SAYS_WHAT_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="waiting">
      <span className="pulse" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      {isLong ? long : short}
    </p>
  )
}
