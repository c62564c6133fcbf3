import type { Sent } from './exchange.ts'

const KEY_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key']
const TELLING_HEADERS = [...KEY_HEADERS, 'anthropic-version', 'anthropic-beta']
/** A JPEG in base64, bare or as an address. */
const JPEG = /^(data:image\/jpeg;base64,)?\/9j\/[A-Za-z0-9+/=]+$/

type Json = Sent['body']

/** A request as it is kept: without key and address, the prompt by its name, the picture without its pixels. */
export function keptRequest(
  request: { readonly path: string; readonly headers: Record<string, string>; readonly body: string },
  prompt: string,
  key: string,
): Sent {
  const headers = TELLING_HEADERS.flatMap((name): [string, string][] => {
    const value = request.headers[name]
    if (value === undefined) return []
    return [[name, KEY_HEADERS.includes(name) ? value.replaceAll(key, '<key>') : value]]
  })
  const body: Json = JSON.parse(request.body)
  const shortened = mapStrings(withoutDrawnIds(body), (text) =>
    JPEG.test(text) ? text.replace(JPEG, '$1<picture, JPEG>') : text.replace(prompt, '<prompt>'),
  )
  return { path: request.path, headers: Object.fromEntries(headers), body: shortened }
}

const BRIEF = /(?<=^BRIEF \(from CANDI\):\n)\{.*\}$/m

/**
 * What of a request must stay as it was recorded: everything but the values of the brief, which are the sheet of the
 * case and ours to word anew; of them the names and the kinds count.
 */
export const comparable = ({ path, headers, body }: Sent): Sent => ({
  path,
  headers,
  body: mapStrings(body, (text) =>
    text.replace(BRIEF, (brief) => JSON.stringify(skeletonOf(JSON.parse(brief)))),
  ),
})

function mapStrings(value: Json, map: (text: string) => string): Json {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, map)]))
}

/** Where Google names no id of a call, the AI SDK draws one by lot. */
function withoutDrawnIds(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutDrawnIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isCall = key === 'functionCall' || key === 'functionResponse'
      const plain = withoutDrawnIds(inner)
      const hasId = isCall && typeof plain === 'object' && plain !== null && 'id' in plain
      return [key, hasId ? { ...plain, id: '<drawn>' } : plain]
    }),
  )
}

function skeletonOf(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 1).map(skeletonOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, skeletonOf(inner)]))
  return value === null ? null : typeof value
}
