import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadProgressSchema } from '@candi/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { requestFor } from '../test/contribution-server.ts'
import { signUpAt, startContributionServer, storageHeadersAt } from '../test/running-contribution-server.ts'
import type { RunningServer } from '../test/running-server.ts'
import { putEmbeddedDatabase } from '../test/shared.ts'
import { toneWav } from '../test/sounds.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-killed-upload-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** More with CANDI_KILL_ROUNDS. */
const ROUNDS = Number(process.env.CANDI_KILL_ROUNDS ?? 1)
const ROUND_MS = 60_000
const PART_BYTES = 200_000

describe('an upload whose server is killed', () => {
  it(
    'goes on from the acknowledged byte, each time, and leaves nothing behind',
    async () => {
      const data = join(folder, 'data')
      const recordings = join(data, 'recordings')
      await putEmbeddedDatabase(data)
      let server = await startContributionServer(data)
      const cookie = await signUpAt(server, 'ann@example.org')
      const sound = toneWav(440, ROUNDS * 20 + 20)
      const headers = await storageHeadersAt(server, cookie)
      const begun = await fetch(`${server.address}/api/contributions`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(requestFor(sound.length)),
      })
      const { id } = uploadProgressSchema.parse(await begun.json())
      const content = (at: RunningServer) => `${at.address}/api/contributions/${id}/content`
      const patch = async (
        at: RunningServer,
        offset: number,
        body: Uint8Array | ReadableStream<Uint8Array>,
      ) =>
        fetch(content(at), {
          method: 'PATCH',
          headers: { ...headers, 'upload-offset': String(offset) },
          body: body instanceof Uint8Array ? new Uint8Array(body) : body,
          ...(body instanceof Uint8Array ? {} : { duplex: 'half' }),
        })
      const offsetAt = async (at: RunningServer) =>
        uploadProgressSchema.parse(await (await fetch(content(at), { headers: { cookie } })).json()).offset

      let acknowledged = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const part = await patch(
          server,
          acknowledged,
          sound.subarray(acknowledged, acknowledged + PART_BYTES),
        )
        acknowledged = uploadProgressSchema.parse(await part.json()).offset
        expect(acknowledged).toBe((round + 1) * PART_BYTES)
        // Killed while the next part is on its way and some of it has been written.
        let isHalfSent = () => {}
        const halfSent = new Promise<void>((resolve) => {
          isHalfSent = resolve
        })
        const from = acknowledged
        const half = new ReadableStream<Uint8Array>(
          {
            start: (controller) => controller.enqueue(new Uint8Array(sound.subarray(from, from + 70_000))),
            pull: () => {
              isHalfSent()
              return new Promise<void>(() => {})
            },
          },
          { highWaterMark: 0 },
        )
        const lost = patch(server, acknowledged, half).catch(() => null)
        await halfSent
        await server.kill()
        expect(await lost).toBeNull()
        // What a crash between a file and its row leaves.
        for (const place of ['incoming', 'sounds', 'drafts']) {
          mkdirSync(join(recordings, place), { recursive: true })
          if (place !== 'drafts') writeFileSync(join(recordings, place, crypto.randomUUID()), 'nobody')
        }
        server = await startContributionServer(data)
        expect(await offsetAt(server)).toBe(acknowledged)
      }
      const last = await patch(server, acknowledged, sound.subarray(acknowledged))
      expect(uploadProgressSchema.parse(await last.json())).toEqual({
        id,
        offset: sound.length,
        isComplete: true,
      })
      const heard = await fetch(`${server.address}/api/contributions/${id}/sound`, { headers: { cookie } })
      const kept = Buffer.from(await heard.arrayBuffer())
      expect(kept.indexOf(sound.subarray(44))).toBeGreaterThan(0)
      // A last start sweeps what the last kill left.
      expect(await server.stop()).toBe(0)
      server = await startContributionServer(data)
      await expect
        .poll(
          () => ['incoming', 'sounds', 'drafts'].flatMap((place) => readdirSync(join(recordings, place))),
          {
            timeout: 20_000,
          },
        )
        .toEqual([id])
      expect(await server.stop()).toBe(0)
    },
    ROUND_MS * (ROUNDS + 2),
  )
})
