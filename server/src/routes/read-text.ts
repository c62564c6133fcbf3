import type { ErrorCode } from '@candi/contracts'
import type { Context } from 'hono'
import { bodiesOf } from './bodies-in-flight.ts'
import { readBlocks } from './read-blocks.ts'

/** Small, since most bodies are: each takes one at least. */
const BLOCK_BYTES = 16_384

/** What was made of the text of a body, or why it was not read to its end. */
export type TextRead<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ErrorCode }

/** Reads the body as text within all bounds. What `use` makes of it is made while the memory of the text is still counted. */
export async function readText<T>(
  context: Context,
  mostBytes: number,
  use: (text: string) => T,
): Promise<TextRead<T>> {
  const body = bodiesOf(context).enter(context.get('client') ?? null)
  try {
    const blocks = await readBlocks(context.req.raw.body, mostBytes, body.givenUp, {
      bytes: BLOCK_BYTES,
      mayTake: (bytes) => body.take(bytes),
    })
    if (blocks === null) return { ok: false, code: body.refusal ?? 'body-too-large' }
    return { ok: true, value: use(new TextDecoder().decode(Buffer.concat(blocks))) }
  } finally {
    body.leave()
  }
}
