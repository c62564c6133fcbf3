/** A canvas whose unit is one centimeter of car, with the ground at y = 0 and y upwards. */
export interface CanvasPen {
  readonly canvas: CanvasRenderingContext2D
  readonly wide: number
  readonly high: number
  readonly marginLeft: number
  readonly marginBelow: number
  readonly pixelsPerUnit: number
}

export type Stop = readonly [at: number, gray: number]

export const gray = (value: number) => `rgb(${value},${value},${value})`

export function openPen(pixelsPerUnit: number): CanvasPen {
  const pen = { wide: 460, high: 176, marginLeft: 16, marginBelow: 16, pixelsPerUnit }
  const element = document.createElement('canvas')
  element.width = pen.wide * pixelsPerUnit
  element.height = pen.high * pixelsPerUnit
  const canvas = element.getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('this browser draws no canvas')
  clear({ ...pen, canvas })
  return { ...pen, canvas }
}

export function clear({ canvas, high, marginLeft, marginBelow, pixelsPerUnit: scale }: CanvasPen) {
  canvas.setTransform(1, 0, 0, 1, 0, 0)
  canvas.fillStyle = '#fff'
  canvas.fillRect(0, 0, canvas.canvas.width, canvas.canvas.height)
  canvas.setTransform(scale, 0, 0, -scale, marginLeft * scale, (high - marginBelow) * scale)
}

export function fill(pen: CanvasPen, value: number, path: string) {
  pen.canvas.fillStyle = gray(value)
  pen.canvas.fill(new Path2D(path))
}

export function line(pen: CanvasPen, width: number, value: number, path: string) {
  pen.canvas.lineWidth = width
  pen.canvas.strokeStyle = gray(value)
  pen.canvas.stroke(new Path2D(path))
}

export function disc(pen: CanvasPen, value: number, x: number, y: number, radius: number) {
  pen.canvas.fillStyle = gray(value)
  pen.canvas.beginPath()
  pen.canvas.arc(x, y, radius, 0, 7)
  pen.canvas.fill()
}

export function ramp(
  pen: CanvasPen,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly Stop[],
) {
  const gradient = pen.canvas.createLinearGradient(...from, ...to)
  for (const [at, value] of stops) gradient.addColorStop(at, gray(value))
  return gradient
}
