import { isLeak } from './suspicious.ts'

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const

/** Reads along what is written to the console, and tells when something leaks there. Returns what ends it. */
export function watchConsole(target: Console, onLeak: (line: string) => void): () => void {
  const endings = METHODS.map((method) => {
    const original = target[method]
    const reading = (...written: unknown[]) => {
      original.apply(target, written)
      const line = written.map(textOf).join(' ')
      if (isLeak(line)) onLeak(line)
    }
    target[method] = reading
    return () => {
      // Somebody else may have put theirs around ours meanwhile: then it stays, and says nothing any more.
      if (target[method] === reading) target[method] = original
    }
  })
  return () => {
    for (const end of endings) end()
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Error) return value.message
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}
