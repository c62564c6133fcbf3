import { createHash, createHmac } from 'node:crypto'

export interface SignedRequest {
  readonly method: string
  /** Path as sent, encoded. */
  readonly path: string
  readonly query: URLSearchParams
  readonly header: (name: string) => string
}

/** AWS signature version 4 for S3, written from its documentation and not from our client: what the tests' bucket checks by. */
export function signatureOf(request: SignedRequest, secret: string): string {
  const [, credential = '', signedHeaders = ''] =
    /Credential=[^/]+\/(\S+?),\s*SignedHeaders=([^,]+)/.exec(request.header('authorization')) ?? []
  const [day = '', region = '', service = ''] = credential.split('/')
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const query = [...request.query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const canonical = [
    request.method,
    request.path,
    query,
    ...signedHeaders.split(';').map((name) => `${name}:${request.header(name).trim()}`),
    '',
    signedHeaders,
    request.header('x-amz-content-sha256'),
  ].join('\n')
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.header('x-amz-date'),
    credential,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (last, word) => createHmac('sha256', last).update(word).digest(),
    `AWS4${secret}`,
  )
  return createHmac('sha256', key).update(toSign).digest('hex')
}
