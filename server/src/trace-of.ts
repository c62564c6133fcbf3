import { codeOf } from './cause-of.ts'

/** Kind, place and code of a failure, for the log. Its message is left out: it may quote what a visitor wrote. */
export function traceOf(error: unknown): { kind: string; at: string; code?: string } {
  if (!(error instanceof Error)) return { kind: typeof error, at: '' }
  const stack = error.stack ?? ''
  const message = stack.indexOf(error.message)
  // Only what stands behind the message is surely ours; a message may run over several lines.
  const frames = message < 0 ? '' : stack.slice(message + error.message.length)
  const code = codeOf(error)
  return {
    kind: error.name,
    at: /^ {1,20}at .{1,400}/m.exec(frames)?.[0].trim() ?? '',
    ...(code === '' ? {} : { code }),
  }
}
