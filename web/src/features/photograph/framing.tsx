import type { SubjectId } from './subjects.ts'

/** Left, top, width and height of what is to be filled, and lines that say with what; on 320 by 240. */
type Frame = { box: readonly [number, number, number, number]; lines: string }

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
/** Seventeen characters. */
const vin = (left: number, y: number, step: number) =>
  Array.from({ length: 17 }, (_, place) => `M${left + place * step} ${y}h${step - 5}`).join('')
/** Bars, thick and thin. */
const bars = (left: number, top: number, height: number) =>
  [0, 5, 13, 18, 29, 34, 45, 53, 58, 69, 74, 85, 93, 98, 109, 117, 122, 133, 138, 149]
    .map((at) => `M${left + at} ${top}v${height}`)
    .join('')

const FRAMES = {
  dashboard: {
    box: [16, 52, 288, 136],
    lines: `${circle(98, 122, 46)}${circle(222, 122, 46)}M98 122 74 98M222 122l30-14M150 84h20M150 158h20`,
  },
  codes: { box: [60, 36, 200, 168], lines: 'M86 76h62M86 96h148M86 128h62M86 148h120M86 180h62' },
  vin_sticker: { box: [34, 56, 252, 128], lines: `${bars(86, 84, 40)}${vin(66, 152, 11.3)}` },
  vin_windshield: { box: [16, 88, 288, 64], lines: `${vin(34, 124, 15.2)}M40 64q120-26 240 0` },
  vin_plate: {
    box: [16, 80, 288, 80],
    lines: `${vin(38, 124, 14.8)}${circle(30, 94, 4)}${circle(290, 94, 4)}${circle(30, 146, 4)}${circle(290, 146, 4)}`,
  },
  puddle: {
    box: [36, 44, 248, 152],
    lines: `M86 128c-12-30 30-46 62-44 40-10 84 4 82 34 10 30-36 44-72 40-34 8-68-4-72-30z${circle(240, 168, 10)}`,
  },
  tire: {
    box: [92, 20, 136, 200],
    lines:
      'M112 40q-8 80 0 160M208 40q8 80 0 160M144 32v176M176 32v176M112 72l20 12M112 112l20 12M112 152l20 12M208 72l-20 12M208 112l-20 12M208 152l-20 12',
  },
  engine: {
    box: [16, 40, 288, 160],
    lines: 'M44 68h232l16 112H28zM112 96h96v60h-96zM112 116h96M232 92h34v28h-34zM54 96h34v20H54z',
  },
  other: { box: [44, 34, 232, 172], lines: 'M148 120h24M160 108v24' },
} as const satisfies Record<SubjectId, Frame>

const CORNER = 22
const cornersOf = ([x, y, width, height]: Frame['box']) =>
  [
    `M${x} ${y + CORNER}v${-CORNER}h${CORNER}`,
    `M${x + width - CORNER} ${y}h${CORNER}v${CORNER}`,
    `M${x + width} ${y + height - CORNER}v${CORNER}h${-CORNER}`,
    `M${x + CORNER} ${y + height}h${-CORNER}v${-CORNER}`,
  ].join('')

/** What is to fill the picture, drawn over it; the words beside it say the same. */
export function Framing({ subject }: { subject: SubjectId }) {
  const { box, lines } = FRAMES[subject]
  return (
    <svg className="framing" viewBox="0 0 320 240" aria-hidden="true">
      <path className="shade" d={`${lines}${cornersOf(box)}`} />
      <path className="motif" d={lines} />
      <path className="corners" d={cornersOf(box)} />
    </svg>
  )
}
