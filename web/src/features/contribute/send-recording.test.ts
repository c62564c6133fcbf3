import type { UploadProgress } from '@candi/contracts'
import { expect, test } from 'vitest'
import type { ApiFailure, ApiResult } from '../../api/call-api.ts'
import { FILE_GONE, type SendingPorts, sendRecording } from './send-recording.ts'

const failed = (code: string, status: number): ApiFailure => ({ ok: false, code, message: '', status })
const never = new AbortController().signal

/** A server that keeps bytes; `break` says for a part how much of it arrives before the line breaks. */
function server(
  bytes: number,
  options: { kept?: number; breakAt?: (part: number) => number | undefined } = {},
) {
  let kept = options.kept ?? 0
  let parts = 0
  const sent: [number, number][] = []
  const progress = (): ApiResult<UploadProgress> => ({
    ok: true,
    value: { id: 'r1', offset: kept, isComplete: kept === bytes },
  })
  const ports: SendingPorts = {
    now: () => parts * 10,
    progressOf: async () => progress(),
    sendPart: async (_, part) => {
      sent.push([part.offset, part.bytes.size])
      parts += 1
      if (part.offset !== kept) return failed('upload-offset', 409)
      const arrived = options.breakAt?.(parts)
      kept += arrived ?? part.bytes.size
      // What the storage client answers after it has tried the broken part again.
      return arrived === undefined ? progress() : failed('upload-offset', 409)
    },
  }
  return { ports, sent, kept: () => kept }
}
const fileOf = (bytes: number) => new Blob([new Uint8Array(bytes)])
const run = (ports: SendingPorts, bytes: number) => {
  const arrived: number[] = []
  const result = sendRecording(ports, { id: 'r1', file: fileOf(bytes) }, never, {
    onArrived: (offset) => arrived.push(offset),
    onSetback: () => undefined,
  })
  return { arrived, result }
}

test('a recording is sent in parts that join, and each is reported once it is kept', async () => {
  const { ports, sent } = server(400_000)
  const { arrived, result } = run(ports, 400_000)
  expect(await result).toMatchObject({ ok: true, value: { offset: 400_000, isComplete: true } })
  expect(sent).toEqual([
    [0, 65_536],
    [65_536, 262_144],
    [327_680, 72_320],
  ])
  expect(arrived).toEqual([0, 65_536, 327_680, 400_000])
})

test('it begins where the server says that it stopped', async () => {
  const { ports, sent } = server(100_000, { kept: 90_000 })
  await run(ports, 100_000).result
  expect(sent).toEqual([[90_000, 10_000]])
})

test('of a part that broke, what had arrived is not sent again', async () => {
  const { ports, sent, kept } = server(65_536, { breakAt: (part) => (part === 1 ? 1_234 : undefined) })
  await run(ports, 65_536).result
  expect(sent).toEqual([
    [0, 65_536],
    [1_234, 64_302],
  ])
  expect(kept()).toBe(65_536)
})

test('parts that never join are given up', async () => {
  const { ports, sent } = server(65_536)
  const result = await run(
    {
      ...ports,
      sendPart: async (id, part, ...rest) => {
        await ports.sendPart(id, { ...part, offset: -1 }, ...rest)
        return failed('upload-offset', 409)
      },
    },
    65_536,
  ).result
  expect(result).toMatchObject({ ok: false, code: 'upload-offset' })
  expect(sent.length).toBe(6)
})

test('a file that cannot be read any more is no lost line', async () => {
  const { ports, sent } = server(10)
  const file = fileOf(10)
  Object.defineProperty(file, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  })
  const result = sendRecording(ports, { id: 'r1', file }, never, {
    onArrived: () => undefined,
    onSetback: () => undefined,
  })
  expect(await result).toEqual(FILE_GONE)
  expect(sent).toEqual([])
})

test.each(['recording-known', 'recording-not-audio', 'signed-out', 'network-request-failed'])(
  '%s ends it, and is the answer',
  async (code) => {
    const { ports } = server(10)
    const result = await run({ ...ports, sendPart: async () => failed(code, 400) }, 10).result
    expect(result).toMatchObject({ ok: false, code })
  },
)
