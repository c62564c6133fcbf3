import type { MeasuredShare } from '@candi/contracts'
import './share-bar.css'

const SEGMENTS = 10
const [PITCH, WIDTH, HEIGHT] = [30, 27, 14]
/** Where a share ends; the whole ends with the last segment, not with the gap behind it. */
const place = (percent: number) =>
  percent >= 100
    ? SEGMENTS * PITCH - (PITCH - WIDTH) - 1
    : Math.floor(percent / SEGMENTS) * PITCH + ((percent % SEGMENTS) / SEGMENTS) * WIDTH

/** Ten segments, each 1 in 10; a bracket below says how far off the figure may be. SVG, as a page may carry no style. */
export function ShareBar({ share }: { share: MeasuredShare }) {
  return (
    <svg className="share-bar" viewBox="0 0 300 26" aria-hidden="true">
      {Array.from({ length: SEGMENTS }, (_, index) => {
        const lit = Math.max(0, Math.min(1, share.percent / SEGMENTS - index))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          <g key={index}>
            <rect className="unlit" x={index * PITCH} width={WIDTH} height={HEIGHT} rx="1.5" />
            {lit > 0 && <rect x={index * PITCH} width={WIDTH * lit} height={HEIGHT} rx="1.5" />}
          </g>
        )
      })}
      <path className="bracket" d={`M${place(share.low)} 19v5H${place(share.high)}v-5`} />
    </svg>
  )
}
