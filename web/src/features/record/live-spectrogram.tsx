import { HEARING_LIMITS } from '@candi/contracts'
import { type RefObject, useEffect, useRef } from 'react'
import { useShownColors } from '../../parts/use-shown-colors.ts'
import { drawColumn, penOn, tonesOf } from './draw-dots.ts'
import { COLUMNS_PER_SECOND, DOT_ROWS } from './live-measures.ts'
import { placeOf, WINDOW_SECONDS, windowStart } from './live-window.ts'

type Props = {
  columns: { readonly current: readonly Uint8Array[] }
  seconds: number
  isRunning: boolean
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The sound as it comes in: a dot matrix in one hue, brightness is energy. For the eye only; the bar below says the rest. */
export function LiveSpectrogram({ columns, seconds, isRunning }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const colors = useShownColors()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other colors are drawn anew
  useEffect(() => drawLive(canvas, columns.current, seconds), [columns, seconds, colors])
  const enough = placeOf(HEARING_LIMITS.enoughSeconds, seconds)
  return (
    <div className="view" aria-hidden="true">
      <canvas ref={canvas} className="spectro" />
      {isRunning && <span className="now" style={{ left: percent(placeOf(seconds, seconds)) }} />}
      {enough >= 0 && (
        <p className="enough" style={{ left: percent(enough) }}>
          <span>enough</span>
        </p>
      )}
      <p className="hz num">
        <span>8k</span>
        <span>1k</span>
        <span>100 Hz</span>
      </p>
    </div>
  )
}

function drawLive(
  { current: canvas }: RefObject<HTMLCanvasElement | null>,
  columns: readonly Uint8Array[],
  seconds: number,
): void {
  const pen = canvas && penOn(canvas)
  if (!pen) return
  const { width, height } = canvas
  const place = {
    pen,
    width,
    height,
    rows: DOT_ROWS,
    columnWidth: width / (WINDOW_SECONDS * COLUMNS_PER_SECOND),
  }
  const tones = tonesOf(canvas)
  const first = windowStart(seconds) * COLUMNS_PER_SECOND
  for (let index = Math.max(0, Math.floor(first)); index < columns.length; index += 1)
    drawColumn(place, tones, columns[index] ?? [], index - Math.floor(first))
}
