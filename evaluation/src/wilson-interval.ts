const Z = 1.96

/** 95 % interval of a share (Wilson 1927): right also close to 0 and 1, where the plain one is not. */
export function wilsonInterval(hits: number, of: number): [number, number] {
  const share = hits / of
  const middle = share + Z ** 2 / (2 * of)
  const half = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  const whole = 1 + Z ** 2 / of
  return [(middle - half) / whole, (middle + half) / whole]
}
