import { dotsOf, SAMPLE_RATE_HZ } from '@candi/engines/audio'
import { useEffect, useMemo, useRef } from 'react'
import { useShownColors } from '../../parts/use-shown-colors.ts'
import { drawColumn, penOn, tonesOf } from './draw-dots.ts'
import { DOT_ROWS } from './live-measures.ts'

const COLUMNS = 108

/** A whole recording as a dot matrix, scaled to its own loudness. */
export function StillSpectrogram({ samples }: { samples: Float32Array }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const colors = useShownColors()
  const dots = useMemo(() => dotsOf({ samples, sampleRateHz: SAMPLE_RATE_HZ }, COLUMNS, DOT_ROWS), [samples])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other colors are drawn anew
  useEffect(() => {
    const element = canvas.current
    const draw = () => {
      const pen = element && penOn(element)
      if (!pen) return
      const { width, height } = element
      const place = { pen, width, height, rows: DOT_ROWS, columnWidth: width / COLUMNS }
      const tones = tonesOf(element)
      for (let column = 0; column < COLUMNS; column += 1)
        drawColumn(place, tones, dots.subarray(column * DOT_ROWS, (column + 1) * DOT_ROWS), column)
    }
    draw()
    window.addEventListener('resize', draw)
    return () => window.removeEventListener('resize', draw)
  }, [dots, colors])
  return <canvas ref={canvas} className="spectro" />
}
