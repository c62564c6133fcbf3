import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'

/** How hard brotli tries: the pages are filled in for each visit, and a higher number costs more than it saves. */
const BROTLI_QUALITY = 5

/** A text in the smallest form that the browser takes. */
export function compressText(context: Context, text: string, type: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8`, vary: 'accept-encoding' }
  const accepted = context.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) {
    const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-encoding': 'br' })
  }
  if (/\bgzip\b/.test(accepted))
    return context.body(new Uint8Array(gzipSync(text)), 200, { ...headers, 'content-encoding': 'gzip' })
  return context.body(text, 200, headers)
}
