import { BRIGHTEST_DOT } from '@candi/engines/audio'

/** How strongly a dot shines, by its brightness from 1; the brightest ones in the hot tone. */
const STRENGTHS = [0, 0.18, 0.38, 0.64, 0.92] as const
/** Of a cell, so that dots stay dots. */
const DOT_WIDTH = 0.74
const DOT_HEIGHT = 0.74

type Place = {
  pen: CanvasRenderingContext2D
  width: number
  height: number
  rows: number
  columnWidth: number
}
export type DotTones = { lit: string; hot: string }

/** One column of dots, its lowest row first, at a place counted in columns from the left (a broken number while it scrolls). */
export function drawColumn(place: Place, tones: DotTones, dots: ArrayLike<number>, column: number): void {
  const { pen, height, rows, columnWidth } = place
  const rowHeight = height / rows
  for (let row = 0; row < rows; row += 1) {
    const brightness = dots[row] ?? 0
    if (brightness <= 0) continue
    pen.fillStyle = brightness >= BRIGHTEST_DOT ? tones.hot : tones.lit
    pen.globalAlpha = STRENGTHS[Math.min(BRIGHTEST_DOT, brightness)] ?? 0
    pen.fillRect(
      column * columnWidth,
      height - (row + 1) * rowHeight,
      columnWidth * DOT_WIDTH,
      rowHeight * DOT_HEIGHT,
    )
  }
}

/** The tones of the screen as they are shown now, light or dark. */
export function tonesOf(element: Element): DotTones {
  const style = getComputedStyle(element)
  return { lit: style.getPropertyValue('--screen-lit'), hot: style.getPropertyValue('--screen-hot') }
}

/** A canvas made as fine as the screen, with a pen that measures in its pixels. */
export function penOn(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = globalThis.devicePixelRatio || 1
  const width = Math.round(canvas.clientWidth * ratio)
  const height = Math.round(canvas.clientHeight * ratio)
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const pen = canvas.getContext('2d')
  pen?.clearRect(0, 0, width, height)
  return pen
}
