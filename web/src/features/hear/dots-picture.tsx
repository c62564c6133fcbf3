import { DOT_COLUMNS, DOT_HEIGHT, DOT_ROWS, DOT_WIDTH, type DotPaths } from './dot-paths.ts'

const BOX = `0 0 ${DOT_COLUMNS * DOT_WIDTH} ${DOT_ROWS * DOT_HEIGHT}`

/** The dot matrix of a sound: brightness is energy, low pitches below. What it shows is told beside it. */
export function DotsPicture({ paths, hasHeard }: { paths: DotPaths; hasHeard: boolean }) {
  return (
    <svg
      className={hasHeard ? 'spectro marked' : 'spectro'}
      viewBox={BOX}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {(['rest', 'heard'] as const).map((side) => (
        <g key={side} className={side}>
          {paths[side].map((path, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a path is its brightness
            <path key={index} className={`l${index + 1}`} d={path} />
          ))}
        </g>
      ))}
    </svg>
  )
}
