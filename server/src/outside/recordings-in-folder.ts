import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { RecordingStorage } from '../contributions/ports.ts'
import { absent, Drafts, namesIn } from './drafts.ts'
import { isRecordingId } from './recording-id.ts'
import { writePart } from './write-part.ts'

/** Recordings as files of a folder that only its owner can read: `incoming` while they arrive, then `sounds`. */
export function recordingsInFolder(folder: string): RecordingStorage {
  const incoming = join(folder, 'incoming')
  const sounds = join(folder, 'sounds')
  const drafts = new Drafts(join(folder, 'drafts'))
  const within = (place: string, id: string) => {
    if (!isRecordingId(id)) throw new Error('This is no id of a recording.')
    return join(place, id)
  }
  return {
    async append(id, offset, bytes, most) {
      const path = within(incoming, id)
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      const isNew = (await stat(path).catch(absent)) === null
      const written = await writePart(path, offset, bytes, most)
      if (isNew) await syncNames(incoming)
      return written
    },
    withUpload: (id, _bytes, use) => use(within(incoming, id)),
    withDraft: (use) => drafts.with(use),
    async keep(id, path) {
      await mkdir(sounds, { recursive: true, mode: 0o700 })
      await chmod(path, 0o600)
      await sync(path, 'r+')
      await rename(path, within(sounds, id))
      await syncNames(sounds)
    },
    async read(id, range) {
      if (!isRecordingId(id)) return null
      const path = within(sounds, id)
      const found = await stat(path).catch(absent)
      if (!found || (range && (range.first > range.last || range.last >= found.size))) return null
      const stream = createReadStream(path, range ? { start: range.first, end: range.last } : {})
      return { totalBytes: found.size, body: webStream(stream) }
    },
    async withSound(id, use) {
      const path = within(sounds, id)
      return (await stat(path).catch(absent)) === null ? null : use(path)
    },
    removeUpload: (id) => rm(within(incoming, id), { force: true }),
    async remove(id) {
      await rm(within(incoming, id), { force: true })
      await rm(within(sounds, id), { force: true })
    },
    async *ids() {
      for (const place of [incoming, sounds])
        for (const id of await namesIn(place)) if (isRecordingId(id)) yield id
    },
    async *uploadIds() {
      for (const id of await namesIn(incoming)) if (isRecordingId(id)) yield id
    },
    tidy: (now) => drafts.tidy(now),
  }
}

/**
 * A new name is safe once its folder is on the disk. Windows opens no folders, and keeps names by itself. Unlike at the
 * start (`sync-folder.ts`), others are being answered meanwhile: nothing here may hold them.
 */
async function syncNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await sync(folder, 'r')
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Node's own conversion, in the words of the web. */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const pieces = stream[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void stream.destroy(),
  })
}
