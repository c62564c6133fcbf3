import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startBucket } from '../../test/bucket-server.ts'
import { signatureOf } from '../../test/bucket-signature.ts'
import type { RecordingStorage } from '../contributions/ports.ts'
import { recordingsInBucket } from './recordings-in-bucket.ts'
import { recordingsInFolder } from './recordings-in-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-storage-'))
let bucket: Awaited<ReturnType<typeof startBucket>> | undefined
beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(async () => {
  await bucket?.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => vi.restoreAllMocks())

const place = (changes: object = {}) => {
  if (!bucket) throw new Error('The bucket is not open yet.')
  return { ...bucket, ...changes }
}
/** A prefix of its own for each storage, as operators who share a bucket have it. */
let prefixes = 0
const ownPrefix = () => {
  prefixes += 1
  return place({ url: `${place().url}/candi-${prefixes}` })
}

async function* pieces(...parts: readonly Uint8Array[]) {
  yield* parts
}
async function* broken(first: Uint8Array) {
  yield first
  throw new Error('the line broke')
}
const bytes = (text: string) => Buffer.from(text)
const read = async (
  storage: RecordingStorage,
  id: string,
  range: Parameters<RecordingStorage['read']>[1] = null,
) => {
  const sound = await storage.read(id, range)
  return sound && { totalBytes: sound.totalBytes, text: (await buffer(sound.body)).toString() }
}
const keep = (storage: RecordingStorage, id: string, text: string) =>
  storage.withDraft(async (path) => {
    writeFileSync(path, text)
    await storage.keep(id, path)
  })
const idsIn = async (storage: RecordingStorage) => {
  const found: string[] = []
  for await (const id of storage.ids()) found.push(id)
  return [...new Set(found)].sort()
}

describe.each([
  ['a folder', (drafts: string) => recordingsInFolder(drafts)],
  ['a bucket', (drafts: string) => recordingsInBucket(ownPrefix(), join(drafts, 'drafts'))],
] as const)('recordings in %s', (_, openStorage) => {
  const start = () => {
    const home = mkdtempSync(join(folder, 'home-'))
    return { storage: openStorage(home), home, id: crypto.randomUUID() }
  }
  const joined = (storage: RecordingStorage, id: string, length: number) =>
    storage.withUpload(id, length, async (path) => readFileSync(path).subarray(0, length).toString())

  it('are put together from parts in the order of their bytes', async () => {
    const { storage, id } = start()
    expect(await storage.append(id, 0, pieces(bytes('one '), bytes('two ')), 100)).toEqual({
      kept: 8,
      isOver: false,
    })
    expect(await storage.append(id, 8, pieces(bytes('three')), 5)).toEqual({ kept: 5, isOver: false })
    expect(await joined(storage, id, 13)).toBe('one two three')
  })

  it('keep what came before a line broke, and let it be sent again from the acknowledged byte', async () => {
    const { storage, id } = start()
    expect(await storage.append(id, 0, broken(bytes('half')), 100)).toEqual({ kept: 4, isOver: false })
    // This one arrived and was never acknowledged: the next try begins at the same byte.
    await storage.append(id, 4, pieces(bytes(' never told')), 100)
    await storage.append(id, 4, pieces(bytes(' a loaf of bread')), 100)
    expect(await joined(storage, id, 20)).toBe('half a loaf of bread')
  })

  it('read no more than they may', async () => {
    const { storage, id } = start()
    let isStopped = false
    async function* endless() {
      try {
        for (;;) yield bytes('abc')
      } finally {
        isStopped = true
      }
    }
    expect(await storage.append(id, 0, endless(), 7)).toEqual({ kept: 6, isOver: true })
    expect(isStopped).toBe(true)
  })

  it('are read whole and in ranges once they are kept', async () => {
    const { storage, id } = start()
    expect(await read(storage, id)).toBeNull()
    await keep(storage, id, '0123456789')
    expect(await read(storage, id)).toEqual({ totalBytes: 10, text: '0123456789' })
    expect(await read(storage, id, { first: 2, last: 4 })).toEqual({ totalBytes: 10, text: '234' })
    expect(await read(storage, id, { first: 9, last: 9 })).toEqual({ totalBytes: 10, text: '9' })
    expect(await storage.withSound(id, async (path) => readFileSync(path, 'utf8'))).toBe('0123456789')
    expect(await storage.withSound(crypto.randomUUID(), async () => 'there')).toBeNull()
  })

  it('are listed while anything of them is there, and gone when removed', async () => {
    const { storage, id, home } = start()
    const other = crypto.randomUUID()
    await storage.append(id, 0, pieces(bytes('part')), 10)
    await storage.append(id, 4, pieces(bytes('part')), 10)
    await keep(storage, other, 'sound')
    expect(await idsIn(storage)).toEqual([id, other].sort())
    await storage.removeUpload(other)
    expect(await read(storage, other)).not.toBeNull()
    await storage.remove(id)
    await storage.remove(other)
    await storage.remove(crypto.randomUUID())
    expect(await idsIn(storage)).toEqual([])
    expect(readdirSync(join(home, 'drafts'))).toEqual([])
  })

  it('replace a kept recording in one step', async () => {
    const { storage, id } = start()
    await keep(storage, id, 'first')
    await keep(storage, id, 'second')
    expect(await read(storage, id)).toEqual({ totalBytes: 6, text: 'second' })
  })

  it('clear away drafts that a killed process left, and none that somebody works on', async () => {
    const { storage, home } = start()
    const now = new Date()
    await storage.withDraft(async (path) => {
      writeFileSync(path, 'in work')
      const left = join(home, 'drafts', 'left')
      writeFileSync(left, 'left')
      const twoHoursAgo = now.getTime() / 1_000 - 7_200
      utimesSync(left, twoHoursAgo, twoHoursAgo)
      await storage.tidy(now)
      expect(readdirSync(join(home, 'drafts'))).toHaveLength(1)
      expect(readFileSync(path, 'utf8')).toBe('in work')
    })
  })
})

describe('recordings in a folder', () => {
  it('are on the disk before they are acknowledged', async () => {
    const home = mkdtempSync(join(folder, 'home-'))
    const storage = recordingsInFolder(home)
    const id = crypto.randomUUID()
    const handle = await open(join(folder, 'any'), 'w')
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync')
    await handle.close()
    await storage.append(id, 0, pieces(bytes('one')), 3)
    // The file, and its new name in the folder.
    expect(sync).toHaveBeenCalledTimes(2)
    await storage.append(id, 3, pieces(bytes('two')), 3)
    expect(sync).toHaveBeenCalledTimes(3)
    await keep(storage, id, 'sound')
    expect(sync).toHaveBeenCalledTimes(5)
  })

  it('take no path for an id', async () => {
    const storage = recordingsInFolder(mkdtempSync(join(folder, 'home-')))
    for (const id of ['../secret', '..', '', 'a/b']) {
      await expect(storage.append(id, 0, pieces(bytes('x')), 1)).rejects.toThrow('no id')
      expect(await storage.read(id, null)).toBeNull()
    }
  })
})

describe('recordings in a bucket', () => {
  it('say with which code the store refused, and nothing of the key', async () => {
    const wrong = recordingsInBucket(place({ secret: 'not-the-secret' }), mkdtempSync(join(folder, 'home-')))
    const refusal = await wrong.read(crypto.randomUUID(), null).catch((error: unknown) => error)
    expect(String(refusal)).toContain('SignatureDoesNotMatch')
    expect(String(refusal)).not.toContain('not-the-secret')
    await expect(keep(wrong, crypto.randomUUID(), 'sound')).rejects.toThrow('403')
  })

  it('count nothing as theirs that no recording of ours is called', async () => {
    const at = ownPrefix()
    const prefix = new URL(at.url).pathname.split('/').slice(2).join('/')
    for (const name of ['sounds/', 'sounds/birdsong.mp3', 'incoming/invoices/2026.pdf'])
      bucket?.objects.set(`${prefix}/${name}`, Buffer.from('theirs'))
    const storage = recordingsInBucket(at, mkdtempSync(join(folder, 'home-')))
    const id = crypto.randomUUID()
    await keep(storage, id, 'ours')
    expect(await idsIn(storage)).toEqual([id])
    for await (const found of storage.uploadIds()) expect.fail(`${found} is no upload`)
  })

  it('leave what others keep in the same bucket alone', async () => {
    const [ours, theirs] = [ownPrefix(), ownPrefix()].map((at) =>
      recordingsInBucket(at, mkdtempSync(join(folder, 'home-'))),
    )
    const id = crypto.randomUUID()
    if (ours && theirs) {
      await keep(theirs, id, 'theirs')
      expect(await idsIn(ours)).toEqual([])
      expect(await idsIn(theirs)).toEqual([id])
    }
  })

  it('are not acknowledged by a store that cannot be reached', async () => {
    const away = recordingsInBucket(
      place({ url: 'http://127.0.0.1:9/recordings' }),
      mkdtempSync(join(folder, 'home-')),
    )
    await expect(away.append(crypto.randomUUID(), 0, pieces(bytes('x')), 1)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('the signature that the bucket of the tests checks', () => {
  it('is that of the example in the documentation of S3', () => {
    // docs.aws.amazon.com, "Signature Calculations for the Authorization Header", example GET Object.
    const headers: Readonly<Record<string, string>> = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=',
    }
    const request = {
      method: 'GET',
      path: '/test.txt',
      query: new URLSearchParams(),
      header: (name: string) => headers[name] ?? '',
    }
    expect(signatureOf(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })
})
