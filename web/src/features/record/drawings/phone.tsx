/** A phone; its microphone is the short line at its lower end. */
export function Phone({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g className="phone-line" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-13" y="-24" width="26" height="48" rx="5" />
      <path d="M-4 19h8" />
    </g>
  )
}
