import type { Lamp } from '../src/judgement.ts'

/** A line between points of a field of 24 x 24, closed and filled where it says so. */
export interface Stroke {
  readonly points: readonly (readonly [number, number])[]
  readonly wide: number
  readonly isFilled?: boolean
}

type Points = Stroke['points']

const line = (wide: number, ...points: [number, number][]): Stroke => ({ points, wide })
const filled = (...points: [number, number][]): Stroke => ({ points, wide: 0.6, isFilled: true })

function arc(x: number, y: number, radius: number, from: number, to: number): Points {
  return Array.from({ length: 25 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / 24) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}

const bend = (wide: number, x: number, y: number, radius: number, from: number, to: number): Stroke => ({
  points: arc(x, y, radius, from, to),
  wide,
})
const disc = (x: number, y: number, radius: number): Stroke => ({
  points: arc(x, y, radius, 0, 360),
  wide: 0.6,
  isFilled: true,
})

const exclamation = (x: number, top: number, low: number): Stroke[] => [
  line(2.2, [x, top], [x, low - 3.4]),
  disc(x, low, 0.9),
]
const drum: readonly Stroke[] = [
  bend(1.7, 12, 12, 6.4, 0, 360),
  bend(1.7, 12, 12, 10, 140, 220),
  bend(1.7, 12, 12, 10, -40, 40),
]
const beamRays = (slope: number): Stroke[] => [6, 10, 14, 18].map((y) => line(1.8, [9.5, y], [2, y + slope]))
const lens: Stroke = {
  points: [[12.5, 4.5], ...arc(14, 12, 7.6, -80, 80), [12.5, 19.5], [12.5, 4.5]],
  wide: 1.8,
}

/** Simple drawings of lamps, our own, for pictures that the tests make. */
export const LAMP_STROKES = {
  brake: [...drum, ...exclamation(12, 8.4, 15.6)],
  abs: [
    ...drum,
    line(1.1, [7.4, 14], [8.7, 10], [10, 14]),
    line(1.1, [8, 12.8], [9.4, 12.8]),
    line(1.1, [11, 10], [11, 14], [13, 13.2], [11.2, 12], [12.8, 10.8], [11, 10]),
    line(1.1, [16.2, 10.2], [14.4, 10.8], [16, 12.8], [14.2, 14]),
  ],
  battery: [
    line(1.8, [3, 8], [21, 8], [21, 19], [3, 19], [3, 8]),
    line(1.8, [5.5, 8], [5.5, 5.5], [9, 5.5], [9, 8]),
    line(1.8, [15, 8], [15, 5.5], [18.5, 5.5], [18.5, 8]),
    line(1.6, [6, 13], [10, 13]),
    line(1.6, [14, 13], [18, 13]),
    line(1.6, [16, 11], [16, 15]),
  ],
  oil_pressure: [
    filled(
      [4.5, 10],
      [13, 10],
      [15, 12],
      [21, 9.4],
      [21.6, 10.6],
      [15, 17],
      [5, 17],
      [4.8, 14],
      [1.6, 11.4],
      [2.2, 10],
    ),
    line(1.7, [9, 10], [9, 7.4]),
    line(1.7, [7, 7.2], [11.2, 7.2]),
    disc(21.8, 14.6, 1),
  ],
  check_engine: [
    line(
      1.9,
      [4.5, 9],
      [7, 9],
      [8.5, 7],
      [15, 7],
      [17, 10],
      [18.6, 10],
      [18.6, 8.4],
      [21.6, 8.4],
      [21.6, 17.4],
      [18.6, 17.4],
      [18.6, 15.6],
      [16.6, 18],
      [8.6, 18],
      [6.4, 15.6],
      [4.5, 15.6],
      [4.5, 9],
    ),
    line(1.7, [11.5, 7], [11.5, 4.6]),
    line(1.7, [8.6, 4.4], [14.4, 4.4]),
    line(1.8, [2.2, 9.4], [2.2, 15.4]),
    line(1.8, [2.2, 12.3], [4.5, 12.3]),
  ],
  seat_belt: [
    disc(13, 4, 2.3),
    filled([10, 8], [16, 8], [17.4, 15], [18, 20], [8, 20], [8.4, 15]),
    line(1.6, [17.6, 6.6], [5.6, 20.6]),
    line(1.8, [6, 21.4], [19, 21.4]),
  ],
  door_ajar: [
    filled([9, 3], [15, 3], [16.4, 7], [16.4, 18], [15, 21], [9, 21], [7.6, 18], [7.6, 7]),
    line(1.8, [7.6, 9.4], [2, 13.4]),
    line(1.8, [16.4, 9.4], [22, 13.4]),
  ],
  coolant_temp: [
    line(2, [12, 3], [12, 13.5]),
    line(1.5, [12, 5], [16, 5]),
    line(1.5, [12, 8], [16, 8]),
    line(1.5, [12, 11], [16, 11]),
    disc(12, 15, 2.4),
    line(1.6, [2.5, 16], [4.5, 15], [6.5, 16.4], [8.5, 15.4]),
    line(1.6, [15.5, 15.4], [17.5, 16.4], [19.5, 15], [21.5, 16]),
    line(1.6, [3.5, 20.6], [6.4, 19.4], [9.2, 20.8], [12, 19.4], [14.8, 20.8], [17.6, 19.4], [20.5, 20.6]),
  ],
  airbag: [
    disc(8, 5, 2.5),
    disc(16.5, 9, 4.3),
    line(3, [7, 9.5], [6.4, 17.5], [13, 17.5], [17, 21.5]),
    line(1.8, [8.5, 10.5], [11.5, 13]),
  ],
  tpms: [
    { points: [...arc(13, 11.5, 9.6, 225, 130)], wide: 1.8 },
    { points: [...arc(11, 11.5, 9.6, -45, 50)], wide: 1.8 },
    line(1.8, [6.5, 19.4], [17.5, 19.4]),
    ...[8, 10.7, 13.3, 16].map((x) => line(1.2, [x, 19.4], [x, 21.8])),
    ...exclamation(12, 6, 15.8),
  ],
  low_fuel: [
    filled([4, 3.5], [13, 3.5], [13, 21], [4, 21]),
    line(1.6, [13, 12.5], [16.4, 12.5], [16.8, 18.6], [19.2, 18.6], [19.4, 9], [16.4, 6]),
    line(1.6, [2.6, 21.3], [14.4, 21.3]),
  ],
  eps: [
    bend(2, 9.5, 12, 7.4, 0, 360),
    line(2, [2.5, 11.4], [16.5, 11.4]),
    line(2, [9.5, 12], [9.5, 19]),
    ...exclamation(21, 6, 18),
  ],
  master_warning: [line(2, [12, 3.5], [22, 20.5], [2, 20.5], [12, 3.5]), ...exclamation(12, 9.4, 17.6)],
  glow_plug: [
    { points: [[2, 17], [7, 17], ...arc(8.4, 12, 3.4, 60, -220)], wide: 1.8 },
    { points: [[22, 17], [17, 17], ...arc(15.6, 12, 3.4, 120, 400)], wide: 1.8 },
  ],
  low_beam: [lens, ...beamRays(2.4)],
  high_beam: [lens, ...beamRays(0)],
  turn_signal: [filled([2, 12], [11, 4], [11, 8.5], [21.5, 8.5], [21.5, 15.5], [11, 15.5], [11, 20])],
} as const satisfies Partial<Record<Lamp, readonly Stroke[]>>

/** A lamp that can be drawn. */
export type MadeLamp = keyof typeof LAMP_STROKES
export const MADE_LAMPS: readonly MadeLamp[] = [
  'brake',
  'abs',
  'battery',
  'oil_pressure',
  'check_engine',
  'seat_belt',
  'door_ajar',
  'coolant_temp',
  'airbag',
  'tpms',
  'low_fuel',
  'eps',
  'master_warning',
  'glow_plug',
  'low_beam',
  'high_beam',
  'turn_signal',
]
