import { type Column, HEIGHT, type Piece, WIDTH } from './bar-field.ts'

type Placed = { readonly x: number; readonly piece: Piece }

/** The picture that stands before the film and instead of it: its first frame, as lines. */
export function stillSvg(columns: readonly Column[], wave: string, pulse: string): string {
  const { car, sound, ticks } = linesOf(columns)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="${wave}"><title>A small car, drawn by the bars of a sound recording</title>${car}${sound}<path stroke="${pulse}" stroke-width="2.6" d="${ticks}"/></svg>`
}

/** The front of the car, cut out for the band of the mission; masks, one for each ink. */
export function frontSvg(columns: readonly Column[]): { wave: string; ticks: string } {
  const [left, top, width, height] = [1440, 30, 700, 440]
  const { car, sound, ticks } = linesOf(columns.filter(({ x }) => x > left - 4 && x < left + width + 4))
  const cut = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" fill="none" stroke="#000"><title>The front of a small car, drawn by bars</title>${inside}</svg>`
  return { wave: cut(car + sound), ticks: cut(`<path stroke-width="2.6" d="${ticks}"/>`) }
}

function linesOf(columns: readonly Column[]): { car: string; sound: string; ticks: string } {
  const pieces = columns.flatMap(({ x, pieces: all }) => all.map((piece) => ({ x, piece })))
  const levels = [0, 1, 2, 3, 4].map((level) => {
    const bars = pieces.filter(({ piece }) => piece.level === level)
    return `<path stroke-width="${bars[0]?.piece.width ?? 1}" d="${pathOf(bars)}"/>`
  })
  const quiet = columns.flatMap(({ x, sound }) => (sound && !sound.isTick ? [{ x, piece: sound }] : []))
  const ticks = columns.flatMap(({ x, spike, sound }) => {
    const piece = spike ?? (sound?.isTick ? sound : null)
    return piece ? [{ x, piece }] : []
  })
  return {
    car: `<g class="w">${levels.join('')}</g>`,
    sound: `<path class="q" stroke-width="2" d="${pathOf(quiet)}"/>`,
    ticks: pathOf(ticks),
  }
}

const pathOf = (bars: readonly Placed[]) =>
  bars.map(({ x, piece }) => `M${x} ${half(piece.top)}v${half(piece.height)}`).join('')

const half = (value: number) => Math.round(value * 2) / 2
