/** CANDI in capitals; the I is the first beat of a tick that dies away. */
export function Wordmark() {
  return (
    <span className="wordmark" aria-hidden="true">
      CAND
      <svg viewBox="0 0 60 70" aria-hidden="true">
        <path className="first-beat" d="M8 0v70" />
        <path className="dying-beats" d="M29.500 30v40M43 48v22M56.500 60v10" />
      </svg>
    </span>
  )
}
