import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { RecordingStorage } from '../contributions/ports.ts'
import { BucketClient, type BucketPlace, BucketTrouble } from './bucket-client.ts'
import { Drafts } from './drafts.ts'
import { isRecordingId } from './recording-id.ts'
import { webStream } from './recordings-in-folder.ts'
import { writePart } from './write-part.ts'

const OFFSET_DIGITS = 10

/**
 * Recordings in any S3-compatible store. Each part that arrives is an object named by the byte it begins at; what was
 * never acknowledged is overwritten by the next try, which begins at the same byte. S3's own multipart uploads take no
 * parts below 5 MB, which is more than a phone on a bad line should have to send again. `draftFolder` is a folder of
 * this machine for the part or recording that is being worked on.
 */
export function recordingsInBucket(place: BucketPlace, draftFolder: string): RecordingStorage {
  const bucket = new BucketClient(place)
  const drafts = new Drafts(draftFolder)
  const soundOf = (id: string) => `sounds/${id}`
  const partsOf = (id: string) => `incoming/${id}/`
  const partAt = (id: string, offset: number) =>
    `${partsOf(id)}${String(offset).padStart(OFFSET_DIGITS, '0')}`

  const fetchInto = async (name: string, path: string, flags: 'w' | 'a'): Promise<number | null> => {
    const answer = await bucket.get(name)
    if (answer === null) return null
    await pipeline(answer, createWriteStream(path, { flags, mode: 0o600 }))
    return Number(answer.headers['content-length'])
  }
  const removeUpload = async (id: string) => {
    for await (const name of bucket.names(partsOf(id))) await bucket.delete(name)
  }
  /** Others may keep something under names like ours in the same bucket: it is none of our business. */
  async function* idsBelow(folder: 'incoming/' | 'sounds/') {
    for await (const name of bucket.names(folder)) {
      const id = name.split('/')[1] ?? ''
      if (isRecordingId(id)) yield id
    }
  }
  return {
    append: (id, offset, bytes, most) =>
      drafts.with(async (path) => {
        const written = await writePart(path, 0, bytes, most)
        if (written.kept > 0) await bucket.put(partAt(id, offset), path)
        return written
      }),
    withUpload: (id, bytes, use) =>
      drafts.with(async (path) => {
        for (let offset = 0; offset < bytes; ) {
          const got = await fetchInto(partAt(id, offset), path, 'a')
          if (!got) throw new BucketTrouble('The bucket lost a part that it had acknowledged.')
          offset += got
        }
        return use(path)
      }),
    withDraft: (use) => drafts.with(use),
    keep: (id, path) => bucket.put(soundOf(id), path),
    async read(id, range) {
      const answer = await bucket.get(soundOf(id), range ? `bytes=${range.first}-${range.last}` : undefined)
      if (answer === null) return null
      const total = /\/(\d+)$/.exec(answer.headers['content-range'] ?? '')?.[1]
      return { totalBytes: Number(total ?? answer.headers['content-length']), body: webStream(answer) }
    },
    withSound: (id, use) =>
      drafts.with(async (path) => ((await fetchInto(soundOf(id), path, 'w')) === null ? null : use(path))),
    removeUpload,
    async remove(id) {
      await removeUpload(id)
      await bucket.delete(soundOf(id))
    },
    async *ids() {
      yield* idsBelow('incoming/')
      yield* idsBelow('sounds/')
    },
    uploadIds: () => idsBelow('incoming/'),
    tidy: (now) => drafts.tidy(now),
  }
}
