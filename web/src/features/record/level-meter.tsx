import { METER_SEGMENTS, METER_ZONES, zoneOf } from './meter-scale.ts'

type Props = { lit: number; peak: number; isRunning: boolean }

const SEGMENTS = Array.from({ length: METER_SEGMENTS }, (_, index) => index + 1)

/** Loudness in 24 segments with named zones; the bright one is the highest of the last moment. */
export function LevelMeter({ lit, peak, isRunning }: Props) {
  const zone = isRunning ? zoneOf(lit) : undefined
  const kindOf = (segment: number) => (segment <= lit ? 'on' : segment === peak ? 'peak' : '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn in segments
    <div
      className="level"
      role="meter"
      aria-label="Loudness"
      aria-valuemin={0}
      aria-valuemax={METER_SEGMENTS}
      aria-valuenow={lit}
      aria-valuetext={zone ?? 'not recording'}
    >
      <div className="segs">
        {SEGMENTS.map((segment) => (
          <i key={segment} className={kindOf(segment)} />
        ))}
      </div>
      <p className="zones" aria-hidden="true">
        {METER_ZONES.map(({ name }) => (
          <span key={name} className={name === zone ? 'here' : ''}>
            {name}
          </span>
        ))}
      </p>
    </div>
  )
}
