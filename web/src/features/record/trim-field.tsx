import { tenthWords } from './clock-words.ts'
import { StillSpectrogram } from './still-spectrogram.tsx'
import { movedTrim, TRIM_STEP_SECONDS, type Trim, type TrimEnd } from './trim.ts'

type Props = {
  samples: Float32Array
  seconds: number
  trim: Trim
  onTrim: (trim: Trim) => void
  /** Where it plays, in seconds; undefined at rest. */
  playsAt: number | undefined
}

const HANDLES = [
  { end: 'from', label: 'Begin' },
  { end: 'to', label: 'End' },
] as const satisfies readonly { end: TrimEnd; label: string }[]

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The picture of a recording with a handle at either end; what is cut away is dimmed. */
export function TrimField({ samples, seconds, trim, onTrim, playsAt }: Props) {
  // Where both stand at one end, the one that can still move lies on top.
  const isLate = trim.from > seconds / 2
  return (
    <fieldset className="trim">
      <legend className="sr">Cut away what is not the noise</legend>
      <div className="view" aria-hidden="true">
        <StillSpectrogram samples={samples} />
        <span className="cut" style={{ left: 0, width: percent(trim.from / seconds) }} />
        <span className="cut" style={{ right: 0, width: percent(1 - trim.to / seconds) }} />
        {playsAt !== undefined && <span className="now" style={{ left: percent(playsAt / seconds) }} />}
      </div>
      {HANDLES.map(({ end, label }) => (
        <input
          key={end}
          className={`handle is-${end}${(end === 'from') === isLate ? ' on-top' : ''}`}
          type="range"
          min={0}
          max={seconds}
          step="any"
          value={trim[end]}
          aria-label={label}
          aria-valuetext={tenthWords(trim[end])}
          onChange={({ currentTarget }) => onTrim(movedTrim(trim, end, currentTarget.valueAsNumber, seconds))}
          onKeyDown={(event) => {
            const step = STEPS[event.key]
            if (step === undefined) return
            event.preventDefault()
            onTrim(movedTrim(trim, end, trim[end] + step, seconds))
          }}
        />
      ))}
    </fieldset>
  )
}

const PAGE_SECONDS = 1
/** A native slider without fixed steps moves a hundredth of the whole with each key. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -TRIM_STEP_SECONDS,
  ArrowDown: -TRIM_STEP_SECONDS,
  ArrowRight: TRIM_STEP_SECONDS,
  ArrowUp: TRIM_STEP_SECONDS,
  PageDown: -PAGE_SECONDS,
  PageUp: PAGE_SECONDS,
}
