import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { signatureOf } from './bucket-signature.ts'

const KEY = 'test-key'
const SECRET = 'test-secret'
/** Few, so that every list has several pages. */
const NAMES_A_PAGE = 2
const CLOCK_MS = 15 * 60_000

/**
 * A bucket that speaks as much S3 as we do: PUT, GET with Range, DELETE and lists in pages. It refuses what is not
 * signed with its key, what was signed long ago, and content that is not what its signature says.
 */
export async function startBucket() {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    answer(request, response, objects).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/recordings`,
    key: KEY,
    secret: SECRET,
    region: 'us-east-1',
    objects,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Buffer>,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bucket')
  const content = await buffer(request)
  const refuse = (status: number, code: string) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`)
  }
  const fault = faultOf(request, url, content)
  if (fault) return refuse(...fault)
  const [, bucket, ...path] = url.pathname.split('/').map(decodeURIComponent)
  const name = path.join('/')
  if (bucket !== 'recordings') return refuse(404, 'NoSuchBucket')
  if (request.method === 'GET' && url.searchParams.get('list-type') === '2')
    return void response.end(listed(objects, url.searchParams))
  if (request.method === 'PUT') {
    objects.set(name, content)
    return void response.end()
  }
  if (request.method === 'DELETE') {
    objects.delete(name)
    return void response.writeHead(204).end()
  }
  const found = objects.get(name)
  if (!found) return refuse(404, 'NoSuchKey')
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (first === undefined || last === undefined) return void response.end(found)
  if (Number(first) >= found.length) return refuse(416, 'InvalidRange')
  response.writeHead(206, { 'content-range': `bytes ${first}-${last}/${found.length}` })
  response.end(found.subarray(Number(first), Number(last) + 1))
}

function faultOf(request: IncomingMessage, url: URL, content: Buffer): [number, string] | null {
  const header = (name: string) => String(request.headers[name] ?? '')
  const authorization = header('authorization')
  if (!authorization.includes(`Credential=${KEY}/`)) return [403, 'InvalidAccessKeyId']
  const signed = { method: request.method ?? '', path: url.pathname, query: url.searchParams, header }
  if (!authorization.endsWith(`Signature=${signatureOf(signed, SECRET)}`))
    return [403, 'SignatureDoesNotMatch']
  const at = header('x-amz-date').replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5')
  if (!(Math.abs(Date.now() - Date.parse(at)) < CLOCK_MS)) return [403, 'RequestTimeTooSkewed']
  const hash = createHash('sha256').update(content).digest('hex')
  return hash === header('x-amz-content-sha256') ? null : [400, 'XAmzContentSHA256Mismatch']
}

function listed(objects: ReadonlyMap<string, Buffer>, asked: URLSearchParams): string {
  const after = asked.get('continuation-token') ?? ''
  const names = [...objects.keys()]
    .filter((name) => name.startsWith(asked.get('prefix') ?? '') && name > after)
    .sort()
  const page = names.slice(0, NAMES_A_PAGE)
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const next =
    names.length > page.length
      ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
      : ''
  return `<?xml version="1.0"?><ListBucketResult>${next}${page
    .map((name) => `<Contents><Key>${escaped(name)}</Key></Contents>`)
    .join('')}</ListBucketResult>`
}
