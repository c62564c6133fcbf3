import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LookLine, lookLineSchema } from '@candi/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { filesUnder } from '../../test/files-under.ts'
import { drawnVin } from '../../test/pictures.ts'
import { startServer } from '../../test/running-server.ts'
import { putEmbeddedDatabase } from '../../test/shared.ts'

const VIN = '1HGCM82633A004352'
/** As words of the camera, and as a name: what no other file holds. */
const CANARY = 'canary-9f27-driveway-of-oak-lane'
const folder = mkdtempSync(join(tmpdir(), 'candi-seen-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function send(address: string, path: string, body: Buffer) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const headers = {
      'sec-fetch-site': 'same-origin',
      'content-type': 'image/jpeg',
      referer: `${address}/${CANARY}`,
    }
    const sent = request({ hostname, port, method: 'POST', path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += String(chunk)
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('a photo that the running server looked at', () => {
  it('leaves no trace in its database, data folder, temporary folder or log, seen or not', async () => {
    const [data, temporary] = [join(folder, 'data'), join(folder, 'temporary')]
    mkdirSync(temporary)
    await putEmbeddedDatabase(data)
    const server = await startServer({ CANDI_DATA: data, TMPDIR: temporary, LOG_LEVEL: 'debug' })
    const photo = await drawnVin(VIN)
      .withExif({ IFD0: { ImageDescription: CANARY }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
      .jpeg()
      .toBuffer()
    const lastOf = (text: string) => lookLineSchema.parse(JSON.parse(text.trim().split('\n').at(-1) ?? ''))
    const look = async (body: Buffer): Promise<LookLine> =>
      lastOf((await send(server.address, '/api/look?only=vin', body)).text)
    expect(await look(photo)).toMatchObject({ type: 'sighting', sighting: { vin: { value: VIN } } })
    expect(await look(Buffer.from(`\xff\xd8\xff\xe0${CANARY}`, 'latin1'))).toMatchObject({
      type: 'failure',
      code: 'photo-damaged',
    })
    expect(await server.stop()).toBe(0)
    // The log is really on: it tells of the requests, by their patterns.
    expect(server.said()).toContain('/api/look')
    expect(server.said()).not.toContain('canary')
    expect(server.said()).not.toContain(VIN)
    const files = [...filesUnder(data), ...filesUnder(temporary)]
    expect(files.length).toBeGreaterThan(100)
    // From the middle: coded letters, which no other file holds.
    const picture = photo.subarray(photo.length / 2, photo.length / 2 + 40)
    for (const file of files) {
      const bytes = readFileSync(file)
      for (const trace of ['canary-9f27', VIN, picture]) expect(bytes.includes(trace), file).toBe(false)
    }
  }, 180_000)
})
