/** Lightness 0 to 1, then two axes: green to red, blue to yellow. Björn Ottosson, "A perceptual color space" (2020). */
export type Oklab = readonly [number, number, number]

/** Light of a byte of sRGB, 0 to 1 (IEC 61966-2-1). */
export const lightOf = (byte: number): number => LIGHTS[byte] ?? 0

const LIGHTS = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** The byte of sRGB that shows this light; what is too bright is white. */
export function byteOf(light: number): number {
  const bounded = Math.min(1, Math.max(0, light))
  return Math.round(255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055))
}

/** Light of the three planes, 0 to 1, as the eye orders colours. */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}
