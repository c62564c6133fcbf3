const RPM = 850

/** An idling engine of four cylinders that knocks once in two turns, with noise: all of our own making. */
export function madeKnock(seconds: number, rateHz: number): Float32Array {
  let noise = 12_345
  return Float32Array.from({ length: seconds * rateHz }, (_, index) => {
    const time = index / rateHz
    const firing = 2 * Math.PI * (RPM / 30) * time
    const sinceKnock = (time % (2 * (60 / RPM))) * 400
    noise = (noise * 1_103_515_245 + 12_345) % 2 ** 31
    return (
      0.2 * Math.sin(firing) +
      0.1 * Math.sin(2 * firing) +
      0.3 * Math.exp(-sinceKnock) * Math.sin(2 * Math.PI * 2_500 * time) +
      0.05 * (noise / 2 ** 30 - 1)
    )
  })
}
