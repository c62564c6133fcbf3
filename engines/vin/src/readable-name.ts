/** Names that their makers write in capitals, or otherwise than a first capital. */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  ...{ FIAT: 'FIAT', MINI: 'MINI', MCLAREN: 'McLaren', 'ROLLS-ROYCE': 'Rolls-Royce', DELOREAN: 'DeLorean' },
  ...{ VINFAST: 'VinFast', KIA: 'Kia', RAM: 'Ram' },
}
const LONGEST_ABBREVIATION = 3

/** "MERCEDES-BENZ" as "Mercedes-Benz"; "BMW", "GMC" and "(MPV)" stay, and so does what has small letters already. */
export function readableName(name: string): string {
  if (name !== name.toUpperCase()) return name
  if (AS_WRITTEN[name] !== undefined) return AS_WRITTEN[name]
  if (name.length <= LONGEST_ABBREVIATION) return name
  return name.replaceAll(/(?<![(\p{L}])\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
}
