import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'

/** Where the bucket is, and with which key. */
export interface BucketPlace {
  /** Address of the bucket, with a prefix if it is shared: `https://s3.example/bucket/candi`. */
  readonly url: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

export class BucketTrouble extends Error {}

const SILENT_MS = 30_000
const NO_BODY = createHash('sha256').update('').digest('hex')

/** What we ask of an S3-compatible store, signed (version 4) and streamed: nothing of a body is held in memory. */
export class BucketClient {
  private readonly base: URL

  constructor(
    private readonly place: BucketPlace,
    private readonly silentMs = SILENT_MS,
  ) {
    this.base = new URL(place.url.endsWith('/') ? place.url : `${place.url}/`)
  }

  /** Puts a file under a name, with the hash of its content, so that the store refuses what arrived damaged. */
  async put(name: string, path: string): Promise<void> {
    const { size } = await stat(path)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    const sha256 = hash.digest('hex')
    const answer = await this.send('PUT', this.addressOf(name), { sha256, path, bytes: size })
    await expectStatus(answer, 200)
  }

  /** An object, or a part of it; null where there is none. Read its body or destroy it. */
  async get(name: string, range?: string): Promise<IncomingMessage | null> {
    const answer = await this.send('GET', this.addressOf(name), undefined, range)
    if (answer.statusCode === 404 || answer.statusCode === 416) {
      answer.resume()
      return null
    }
    if (answer.statusCode !== 200 && answer.statusCode !== 206) await expectStatus(answer, 200)
    return answer
  }

  async delete(name: string): Promise<void> {
    const answer = await this.send('DELETE', this.addressOf(name))
    if (answer.statusCode === 404) answer.resume()
    else await expectStatus(answer, 204, 200)
  }

  /** Names below a prefix, page by page. */
  async *names(prefix: string): AsyncIterable<string> {
    const inBucket = decodeURIComponent(this.base.pathname.split('/').slice(2).join('/'))
    const bucket = new URL(`/${this.base.pathname.split('/')[1] ?? ''}/`, this.base)
    let token: string | null = null
    do {
      const page = new URL(bucket)
      page.searchParams.set('list-type', '2')
      page.searchParams.set('prefix', `${inBucket}${prefix}`)
      if (token !== null) page.searchParams.set('continuation-token', token)
      const answer = await this.send('GET', page)
      const body: string = await expectStatus(answer, 200)
      for (const [, name = ''] of body.matchAll(/<Key>([^<]*)<\/Key>/g))
        yield fromXml(name).slice(inBucket.length)
      const next: string | undefined = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(
        body,
      )?.[1]
      token = next === undefined ? null : fromXml(next)
    } while (token !== null)
  }

  private addressOf(name: string): URL {
    return new URL(name.split('/').map(encodeURIComponent).join('/'), this.base)
  }

  private async send(
    method: string,
    address: URL,
    body?: { readonly sha256: string; readonly path: string; readonly bytes: number },
    range?: string,
  ): Promise<IncomingMessage> {
    const signer = new AwsV4Signer({
      method,
      url: address.href,
      headers: { 'x-amz-content-sha256': body?.sha256 ?? NO_BODY, ...(range ? { range } : {}) },
      accessKeyId: this.place.key,
      secretAccessKey: this.place.secret,
      service: 's3',
      region: this.place.region,
    })
    const signed = await signer.sign()
    const headers = {
      ...Object.fromEntries(signed.headers),
      'content-length': String(body?.bytes ?? 0),
    }
    const send = address.protocol === 'https:' ? tlsRequest : plainRequest
    const outgoing = send(signed.url, { method, headers, timeout: this.silentMs })
    outgoing.on('timeout', () => outgoing.destroy(new BucketTrouble('The bucket does not answer.')))
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve)
      outgoing.once('error', reject)
    })
    if (body && body.bytes > 0) {
      // A store that refuses early answers while we still send: its answer says more than our broken pipe.
      await Promise.race([pipeline(createReadStream(body.path), outgoing), answered])
    } else outgoing.end()
    return answered
  }
}

/** The body of an answer with one of these codes; anything else is trouble, told by the code of the store alone. */
async function expectStatus(answer: IncomingMessage, ...expected: readonly number[]): Promise<string> {
  const body = await text(answer)
  if (expected.includes(answer.statusCode ?? 0)) return body
  const code = /<Code>(\w{1,60})<\/Code>/.exec(body)?.[1] ?? 'no code'
  throw new BucketTrouble(`The bucket answered ${answer.statusCode} (${code}).`)
}

const fromXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
