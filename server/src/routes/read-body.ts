import type { ErrorCode } from '@candi/contracts'
import type { Context } from 'hono'
import type { z } from 'zod'
import { mostBytesOf } from './body-bound.ts'
import { holdsMoreValues } from './holds-more-values.ts'
import { readText } from './read-text.ts'

/** A case at all its bounds holds 5,000. What is made of a body takes its time by their number, not by their length. */
const MOST_VALUES = 8_000

type Body<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: ErrorCode }

/**
 * Reads a JSON body within its bounds. What is wrong with it is told by code, never by echoing it; `codes` names the
 * code for fields that have one of their own.
 */
export async function readBody<T>(
  context: Context,
  schema: z.ZodType<T>,
  codes: Readonly<Record<string, ErrorCode>> = {},
): Promise<Body<T>> {
  const read = await readText(context, mostBytesOf(context), (text) => valueIn(text, schema, codes))
  return read.ok ? read.value : read
}

function valueIn<T>(text: string, schema: z.ZodType<T>, codes: Readonly<Record<string, ErrorCode>>): Body<T> {
  if (holdsMoreValues(text, MOST_VALUES)) return { ok: false, code: 'request-invalid' }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { ok: false, code: 'body-not-json' }
  }
  const parsed = schema.safeParse(content)
  if (parsed.success) return { ok: true, value: parsed.data }
  const field = String(parsed.error.issues[0]?.path[0] ?? '')
  const own = Object.hasOwn(codes, field) ? codes[field] : undefined
  if (own) return { ok: false, code: own }
  const paths = parsed.error.issues.map((issue) => ({ path: issue.path.map(String), code: issue.code }))
  const tooBig = (name: string) => paths.some(({ path, code }) => code === 'too_big' && path.at(-1) === name)
  const isBeyond = (bound: string) =>
    parsed.error.issues.some((issue) => issue.code === 'custom' && issue.params?.bound === bound)
  if (tooBig('messages') || tooBig('statements') || isBeyond('caseCharacters'))
    return { ok: false, code: 'too-many-messages' }
  if (tooBig('answers')) return { ok: false, code: 'too-many-findings' }
  if (isBeyond('messageCharacters') || tooBig('text')) return { ok: false, code: 'message-too-long' }
  return { ok: false, code: 'request-invalid' }
}
