import { request as askByHttp, type IncomingMessage } from 'node:http'
import { request as askByHttps } from 'node:https'
import { isIP } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isPublicAddress, lookUpPublic, PrivateAddress } from './public-address.ts'

/** A name that nobody resolves or a door that nobody opens is known soon; a service may then still think for long. */
const CONNECT_MS = 5_000
const MOST_REDIRECTS = 3

export type Reply =
  | {
      readonly kind: 'answered'
      readonly status: number
      /** Of an answer with status 200, else empty. */
      readonly text: string
      readonly contentType: string
      readonly retryAfter: string | null
    }
  /** `unreadable`: too large, or packed in a way that cannot be unpacked. */
  | { readonly kind: 'timeout' | 'network' | 'unreadable' }

export interface RequestBounds {
  readonly signal: AbortSignal
  /** Of the unpacked answer. */
  readonly bytes: number
  readonly connectMs?: number
}

/**
 * GET of a JSON address within bounds; what goes wrong is a value. The address itself is the operator's choice and may
 * be a machine of their own. Where it sends us on we go only within its own origin or to the open internet, never from
 * https to http: else whoever answers there could make us knock on doors behind the operator's wall.
 */
export async function requestBounded(address: URL, bounds: RequestBounds): Promise<Reply> {
  let at = address
  for (let redirects = 0; ; redirects += 1) {
    const answer = await exchange(at, at.origin === address.origin, bounds)
    if (answer.kind !== 'answered' || answer.location === null) return answer
    const next = URL.canParse(answer.location, at.href) ? new URL(answer.location, at) : null
    if (next === null || redirects === MOST_REDIRECTS || !mayFollow(at, next)) return answer
    at = next
  }
}

function mayFollow(from: URL, to: URL): boolean {
  if (to.username !== '' || to.password !== '') return false
  return to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:')
}

type Exchange =
  | (Extract<Reply, { kind: 'answered' }> & { readonly location: string | null })
  | Exclude<Reply, { kind: 'answered' }>

async function exchange(address: URL, isOperatorsChoice: boolean, bounds: RequestBounds): Promise<Exchange> {
  try {
    const response = await open(address, isOperatorsChoice, bounds)
    const { headers, statusCode: status = 0 } = response
    const told = {
      kind: 'answered',
      status,
      contentType: headers['content-type'] ?? '',
      retryAfter: headers['retry-after'] ?? null,
      location: status >= 300 && status < 400 ? (headers.location ?? null) : null,
    } as const
    if (status === 200) return { ...told, text: await readText(response, bounds.bytes) }
    response.destroy()
    return { ...told, text: '' }
  } catch (error) {
    if (bounds.signal.aborted || error instanceof ConnectTimeout) return { kind: 'timeout' }
    // As good as any other status that is no answer: the service sent us where we do not go.
    if (error instanceof PrivateAddress)
      return { kind: 'answered', status: 302, text: '', contentType: '', retryAfter: null, location: null }
    return { kind: error instanceof Unreadable ? 'unreadable' : 'network' }
  }
}

function open(address: URL, isOperatorsChoice: boolean, bounds: RequestBounds): Promise<IncomingMessage> {
  const host = address.hostname.replace(/^\[|\]$/g, '')
  // An address that is written out is never looked up.
  if (!isOperatorsChoice && isIP(host) !== 0 && !isPublicAddress(host))
    return Promise.reject(new PrivateAddress())
  return new Promise((resolve, reject) => {
    const request = (address.protocol === 'https:' ? askByHttps : askByHttp)(address, {
      // A connection of its own: a kept one may be dead, and would hold a process that wants to end.
      agent: false,
      signal: bounds.signal,
      headers: { accept: 'application/json', 'accept-encoding': 'gzip', 'user-agent': 'CANDI' },
      ...(isOperatorsChoice ? {} : { lookup: lookUpPublic }),
    })
    const patience = setTimeout(() => request.destroy(new ConnectTimeout()), bounds.connectMs ?? CONNECT_MS)
    const isConnected = () => clearTimeout(patience)
    request.on('socket', (socket) =>
      socket.once(address.protocol === 'https:' ? 'secureConnect' : 'connect', isConnected),
    )
    request.on('response', resolve)
    request.on('error', (error) => {
      clearTimeout(patience)
      reject(error)
    })
    request.end()
  })
}

class ConnectTimeout extends Error {}
class Unreadable extends Error {}

/** The text of an answer, unpacked; ends the connection as soon as it is too long, however small it was packed. */
async function readText(response: IncomingMessage, mostBytes: number): Promise<string> {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) {
    response.destroy()
    throw new Unreadable()
  }
  const unpacked = unpack(response)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of unpacked) {
      size += chunk.length
      if (size > mostBytes) throw new Unreadable()
      chunks.push(chunk)
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw code.startsWith('Z_') ? new Unreadable() : error
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks).toString('utf8')
}

function unpack(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return response
  if (encoding !== 'gzip' && encoding !== 'x-gzip') {
    response.destroy()
    throw new Unreadable()
  }
  // What fails on the way comes out of the unpacked stream as its error.
  return pipeline(response, createGunzip(), () => {})
}
