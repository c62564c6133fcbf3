import type { Browser } from './account-server.ts'
import type { PeopledServer } from './somebody.ts'

export interface SentFile {
  readonly method?: 'POST' | 'PATCH'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | ReadableStream<Uint8Array>
}

/** Sends a file as a page of ours does: bytes with their length, a stream without. */
export function sendFile(
  server: Pick<PeopledServer, 'app'>,
  { cookies }: Pick<Browser, 'cookies'>,
  { method = 'POST', path, headers, body }: SentFile,
): Promise<Response> {
  const isWhole = body instanceof Uint8Array
  return Promise.resolve(
    server.app.request(path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(isWhole ? { 'content-length': String(body.byteLength) } : {}),
        ...headers,
      },
      body: isWhole ? new Uint8Array(body) : body,
      ...(isWhole ? {} : { duplex: 'half' }),
    }),
  )
}
