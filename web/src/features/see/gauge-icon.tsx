/** Degrees to either side of straight up at which the scale ends. */
const HALF_SWEEP = 60
const PIVOT = [12, 18] as const
const RADIUS = 12
const NEEDLE = 10

const at = (degrees: number, radius: number) => {
  const turn = (degrees * Math.PI) / 180
  return `${(PIVOT[0] + radius * Math.sin(turn)).toFixed(2)} ${(PIVOT[1] - radius * Math.cos(turn)).toFixed(2)}`
}

/** A small gauge whose needle stands at a level from 0 to 1; carries no label of its own. */
export function GaugeIcon({ level }: { level: number }) {
  const needle = (2 * Math.min(1, Math.max(0, level)) - 1) * HALF_SWEEP
  return (
    <svg className="ico gauge-ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d={`M${at(-HALF_SWEEP, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${at(HALF_SWEEP, RADIUS)}`} />
      <path className="needle" d={`M${at(0, 0)} L${at(needle, NEEDLE)}`} />
    </svg>
  )
}
