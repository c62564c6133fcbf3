/** Whether a NUL stands anywhere in a value read from JSON, in names too. PostgreSQL holds none, and fails where it is given one. */
export function holdsNul(value: unknown): boolean {
  const pending: unknown[] = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next === 'string' && next.includes('\0')) return true
    if (typeof next === 'object' && next !== null)
      for (const [name, inner] of Object.entries(next)) pending.push(name, inner)
  }
  return false
}
