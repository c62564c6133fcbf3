/**
 * Whether a pattern's keys fit a VIN's key, from the front: "*" is any character, "[AC-F]" one of these, and
 * what the keys leave off at the end may be anything. Takes time in proportion to the keys.
 */
export function keyMatches(keys: string, key: string): boolean {
  let place = 0
  for (let index = 0; index < keys.length; index += 1, place += 1) {
    if (place >= key.length) return false
    const wanted = keys.charAt(index)
    if (wanted === '*') continue
    if (wanted !== '[') {
      if (wanted !== key.charAt(place)) return false
      continue
    }
    const end = keys.indexOf(']', index)
    if (end < 0 || !isAmong(keys, index + 1, end, key.charAt(place))) return false
    index = end
  }
  return true
}

function isAmong(keys: string, from: number, end: number, character: string): boolean {
  for (let index = from; index < end; index += 1) {
    const first = keys.charAt(index)
    const isRange = keys.charAt(index + 1) === '-' && index + 2 < end
    const last = isRange ? keys.charAt(index + 2) : first
    if (character >= first && character <= last) return true
    if (isRange) index += 2
  }
  return false
}
