import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLineSchema } from '@candi/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { filesUnder } from '../../test/files-under.ts'
import { startServer } from '../../test/running-server.ts'
import { putEmbeddedDatabase } from '../../test/shared.ts'
import { spokenChunks, toneWav } from '../../test/sounds.ts'
import { askRunningServer } from '../outside/ask-running-server.ts'

/** As a tag, and as samples: sixteen bytes that no other file holds. */
const CANARY = 'canary-5b1e-voice-memo-from-oak-lane'
const folder = mkdtempSync(join(tmpdir(), 'candi-heard-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function send(address: string, path: string, headers: Record<string, string>, body: string | Buffer) {
  return new Promise<{ status: number; cookies: string[]; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, method: 'POST', path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += String(chunk)
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [], text }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('a recording that the running server heard', () => {
  it('leaves no trace in its database, data folder, temporary folder or log, heard or not', async () => {
    const [data, temporary] = [join(folder, 'data'), join(folder, 'temporary')]
    mkdirSync(temporary)
    await putEmbeddedDatabase(data)
    const server = await startServer({ CANDI_DATA: data, TMPDIR: temporary, LOG_LEVEL: 'debug' })
    const ours = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const account = { displayName: 'Ann', email: 'ann@example.org', password: 'brakes-squeal' }
    const { cookies } = await send(server.address, '/api/account/register', ours, JSON.stringify(account))
    await askRunningServer(data, 'admin', ['grant', account.email, 'founder'])
    const headers = {
      'sec-fetch-site': 'same-origin',
      'content-type': 'audio/wav',
      cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
    }
    const wav = toneWav(440, 3, spokenChunks(CANARY))
    wav.write(CANARY, wav.length - 2_000, 'latin1')
    const damaged = Buffer.from(`RIFF${CANARY}`)
    const [heard, unheard] = [
      await send(server.address, '/api/listen?state=idle', headers, wav),
      await send(server.address, '/api/listen', headers, damaged),
    ]
    const lastOf = (text: string) => listenLineSchema.parse(JSON.parse(text.trim().split('\n').at(-1) ?? ''))
    expect(lastOf(heard.text)).toMatchObject({ type: 'hearing', hearing: { seconds: 3 } })
    expect(lastOf(unheard.text)).toMatchObject({ type: 'failure', code: 'recording-not-audio' })
    expect(await server.stop()).toBe(0)
    // The log is really on: it tells of the requests, by their patterns.
    expect(server.said()).toContain('/api/listen')
    expect(server.said()).not.toContain('canary')
    const files = [...filesUnder(data), ...filesUnder(temporary)]
    expect(files.length).toBeGreaterThan(100)
    for (const file of files) expect(readFileSync(file).includes('canary-5b1e'), file).toBe(false)
  }, 120_000)
})
