/** Deeper than any library wraps; a circle of causes ends here too. */
const MOST_DEPTH = 8
const MOST_CHARACTERS = 300
/** PostgreSQL's data exceptions: their messages quote the value. */
const QUOTES_A_VALUE = /^22[0-9A-Z]{3}$/

/** The innermost cause: what a database or a disk said, behind the sentence of the library that asked it. */
export function causeOf(error: unknown): unknown {
  let cause = error
  for (let depth = 0; depth < MOST_DEPTH; depth += 1) {
    if (!(cause instanceof Error) || cause.cause === undefined) break
    cause = cause.cause
  }
  return cause
}

/** The code of the innermost cause, such as EACCES or 42501; empty where it has none that looks like one. */
export function codeOf(error: unknown): string {
  const cause = causeOf(error)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^[A-Z0-9_]{2,40}$/.test(code) ? code : ''
}

/**
 * One line for whoever sits at the machine: the innermost cause, without the question to the database and without the
 * values that were in it, which hold addresses and password hashes.
 */
export function reasonOf(error: unknown): string {
  const cause = causeOf(error)
  const code = codeOf(error)
  if (QUOTES_A_VALUE.test(code)) return `the database does not take a value (${code})`
  const line = cause instanceof Error ? (cause.message.trim().split('\n')[0] ?? '') : ''
  // An address that answers neither by IPv4 nor by IPv6 fails without a message.
  if (line === '' || line.startsWith('Failed query')) return code === '' ? 'unknown reason' : code
  return line.slice(0, MOST_CHARACTERS)
}
