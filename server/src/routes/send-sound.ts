import type { Context } from 'hono'
import type { ByteRange, RecordingStorage } from '../contributions/ports.ts'
import type { ContributionRow } from '../store/contributions.ts'
import { failure } from './failure.ts'

const UNCACHED = 'private, no-store'

/** Sends the sound of a recording, or the part of it that was asked for: players jump about in it. */
export async function sendSound(
  context: Context,
  storage: RecordingStorage,
  row: ContributionRow | null,
): Promise<Response> {
  if (!row || row.mediaType === null || row.keptBytes === null || row.state === 'receiving')
    return failure(context, 'not-found')
  const total = row.keptBytes
  const range = rangeIn(context.req.header('range'), total)
  if (range === 'outside')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${total}` } })
  const sound = await storage.read(row.id, range)
  if (sound === null) return failure(context, 'not-found')
  const headers = {
    'content-type': row.mediaType,
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
    'cache-control': UNCACHED,
  }
  if (range === null)
    return new Response(sound.body, { headers: { ...headers, 'content-length': String(sound.totalBytes) } })
  return new Response(sound.body, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(range.last - range.first + 1),
      'content-range': `bytes ${range.first}-${range.last}/${total}`,
    },
  })
}

/** One range as players ask for it; null for the whole, also where several are asked for at once. */
function rangeIn(header: string | undefined, total: number): ByteRange | null | 'outside' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(0, total - Number(to)) : Number(from)
  const last = from === '' || to === '' ? total - 1 : Math.min(total - 1, Number(to))
  return first > last ? 'outside' : { first, last }
}
