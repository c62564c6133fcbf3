import type { Waveform } from '@candi/contracts'
import { useEffect, useState } from 'react'
import type { ApiFailure } from '../../api/call-api.ts'
import { readWaveform } from '../../api/recording-reviews.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { drawInBrowser } from './draw-in-browser.ts'
import { barsOf, waveformWords } from './waveform-shape.ts'

const BARS = 100
const PITCH = 6
const HEIGHT = 96
const LEAST = 3

/** `played` from 0 to 1: what was heard already is lit. */
type Props = { id: string; played: number }

export function WaveformFigure({ id, played }: Props) {
  const [waveform, setWaveform] = useState<Waveform>()
  const [failure, setFailure] = useState<ApiFailure>()
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again
  useEffect(() => {
    let isGone = false
    setFailure(undefined)
    void readWaveform(id).then(async (result) => {
      const drawn = result.ok ? ((await drawInBrowser(id, result.value)) ?? result.value) : undefined
      if (isGone) return
      if (drawn) setWaveform(drawn)
      else if (!result.ok) setFailure(result)
    })
    return () => {
      isGone = true
    }
  }, [id, times])
  if (failure)
    return (
      <p className="soft">
        The waveform could not be drawn. You can listen all the same.{' '}
        <button className="review-again" type="button" onClick={() => setTimes((before) => before + 1)}>
          Try again
        </button>
      </p>
    )
  if (!waveform) return <Waiting short="Drawing the waveform" long="Measuring the sound for its waveform" />
  if (waveform.peaks.length === 0)
    return <p className="soft">This kind of sound cannot be drawn here. It can be played.</p>
  const bars = barsOf(waveform.peaks, BARS)
  return (
    <figure className="review-wave">
      <svg viewBox={`0 0 ${bars.length * PITCH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map((peak, index) => {
          const height = Math.max(LEAST, peak * HEIGHT)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={index}
              className={index / bars.length < played ? 'on' : undefined}
              x={index * PITCH + 1}
              y={(HEIGHT - height) / 2}
              width={PITCH - 2}
              height={height}
              rx={1.5}
            />
          )
        })}
      </svg>
      <figcaption className="fine">{waveformWords(waveform.peaks, waveform.seconds)}</figcaption>
    </figure>
  )
}
